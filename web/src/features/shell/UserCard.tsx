import type { Me } from '@foyer/contract/me'
import { Link } from '@tanstack/react-router'
import { usePaths } from '../../lib/paths.ts'
import { storedPicture } from '../../lib/picture-url.ts'
import { Avatar } from '../../ui/Avatar.tsx'

export function UserCard({ me: { name, email, picture } }: { me: Me }) {
  const paths = usePaths()
  return (
    <Link
      to={paths.myProfile()}
      className="flex items-center gap-3 rounded-control px-2.5 py-2 text-ink no-underline hover:bg-inset"
    >
      <Avatar name={name} src={storedPicture(picture)} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-sm text-ink-secondary">{email}</span>
      </span>
    </Link>
  )
}
