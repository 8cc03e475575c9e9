/** What stops a start, said in one line together with what to do about it. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
