/** Characters of a path that is gone back to: written into another one it may be three times as long, of 16 KiB. */
const longestPath = 4_000;

/**
 * Where to go after sign-in: the wanted path when it stays on this site, else the review queue. Anything that a browser
 * could read as another host (`//host`, `/\host`, a scheme, a control character) is refused, as is one of more than 4,000
 * characters.
 */
export function localPath(wanted: string | undefined): string {
  return wanted !== undefined &&
    wanted.length <= longestPath &&
    /^\/(?![/\\])[\x21-\x7e]*$/.test(wanted) &&
    !wanted.includes('\\')
    ? wanted
    : '/reviews';
}
