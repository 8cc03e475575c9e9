import { ValidationError } from '@sendgate/contracts';

/** A refusal of one body field that its schema alone cannot express. */
export function invalid(loc: readonly (string | number)[], msg: string, type = 'value_error'): ValidationError {
  return new ValidationError([{ loc: ['body', ...loc], msg, type }]);
}
