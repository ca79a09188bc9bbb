import type { TokenPermission } from '@foyer/contract/api-token-rules'

type LevelOf<P extends string> = P extends `${string}:${infer Level}` ? Level : never
/** The part of a permission after its area. */
export type Level = LevelOf<TokenPermission>

// `as`: a permission is an area, a colon and a level
export const levelOf = (permission: TokenPermission): Level => permission.slice(permission.indexOf(':') + 1) as Level
