/** The page about the releases of Foyer. */
export const changelog = {
  title: 'Changelog',
  lead: 'What’s changed in Foyer, newest release first.',
  version: 'Version {version}',
  tags: { new: 'New', improved: 'Improved', fixed: 'Fixed', security: 'Security' },
} as const
