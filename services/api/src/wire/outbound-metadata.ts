import { METADATA_MAX_BYTES, METADATA_MAX_DEPTH, type Metadata } from '@sendgate/contracts';
import { invalid } from './invalid.ts';

/** Refuses metadata beyond its bounds in size and depth. Throws `ValidationError`. */
export function checkMetadata(metadata: Metadata | null | undefined): Metadata | null {
  if (!metadata) return null;
  if (depthOf(metadata) > METADATA_MAX_DEPTH) {
    throw invalid(['metadata'], `Input should be nested at most ${METADATA_MAX_DEPTH} levels deep`);
  }
  if (Buffer.byteLength(JSON.stringify(metadata)) > METADATA_MAX_BYTES) {
    throw invalid(['metadata'], `Input should take at most ${METADATA_MAX_BYTES} bytes as JSON`, 'too_long');
  }
  return metadata;
}

function depthOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  let deepest = 0;
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner));
  return deepest + 1;
}
