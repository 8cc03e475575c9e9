import type { HeaderDocument } from '@sendgate/runtime';

/** The header of answers that are files. */
export const fileHeader: Readonly<Record<string, HeaderDocument>> = {
  'Content-Disposition': { description: 'The name a browser gives the file.', schema: { type: 'string' } },
};
