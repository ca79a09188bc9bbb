export declare function likelyEmail(typed: string): string | undefined
