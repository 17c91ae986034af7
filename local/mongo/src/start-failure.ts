/** A reason not to start, worded for the person at the terminal: one line that says what to do. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
