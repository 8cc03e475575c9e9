import { ProblemError } from '@sendgate/contracts';
import type { HeaderDocument, IncomingRequest } from '@sendgate/runtime';

/**
 * The version a writer has looked at, from `If-Match: "<version>"`.
 * @throws ProblemError precondition_required without the header; version_mismatch when it names no version.
 */
export function expectedVersion(request: Pick<IncomingRequest, 'headers'>): number {
  const given = request.headers['if-match'];
  if (given === undefined) {
    throw new ProblemError('precondition_required', 'Send the version you looked at as If-Match: "<version>".', {
      recovery: { action: 'reload' },
    });
  }
  const version = /^"([1-9]\d{0,8})"$/.exec(given)?.[1];
  if (version === undefined) {
    throw new ProblemError('version_mismatch', 'If-Match names no version. Send the one you looked at: "<version>".', {
      recovery: { action: 'reload' },
    });
  }
  return Number(version);
}

/** The header of answers that show something with versions. */
export const versionHeader: Readonly<Record<string, HeaderDocument>> = {
  ETag: { description: 'Its version: send it as If-Match with the next change.', schema: { type: 'string' } },
};

/** The `ETag` of a version. */
export function versionTag(version: number): string {
  return `"${version}"`;
}
