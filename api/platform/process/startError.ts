/** A reason not to start that the operator can fix: printed as one line, then exit code 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
