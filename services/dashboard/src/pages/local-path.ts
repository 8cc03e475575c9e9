/**
 * Where to go after sign-in: the wanted path when it stays on this site, else the review queue. Anything that a browser
 * could read as another host (`//host`, `/\host`, a scheme, a control character) is refused.
 */
export function localPath(wanted: string | undefined): string {
  return wanted !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(wanted) && !wanted.includes('\\')
    ? wanted
    : '/reviews';
}
