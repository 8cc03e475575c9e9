import { MAX_OFFSET } from '@sendgate/contracts';
import { Type } from 'typebox';

/** Bounds of every list of the dashboard. */
export const pageFields = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 })),
};

/** Any signed-in request may name its workspace; see `requestedWorkspace`. */
export const workspaceField = {
  workspace: Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: 'Default: the only one you have.' }),
  ),
};

export const WorkspaceQuery = Type.Object(workspaceField);
export const WorkspaceParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });
