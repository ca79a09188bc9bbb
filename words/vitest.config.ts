import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'words', environment: 'node', isolate: false } })
