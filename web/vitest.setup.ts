import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// how long a test waits before it fails; on a busy machine a whole page takes more than the second it is by default
configure({ asyncUtilTimeout: 5_000 })

afterEach(cleanup)
