import { describe, expect, it } from '@jest/globals';
import { requestedWorkspace } from './requested-workspace.ts';

const ask = (url: string, route = '/api/reviews', headers = {}) => requestedWorkspace({ url, route, headers });

describe('requestedWorkspace', () => {
  it('is null when the request names none', () => {
    expect(ask('/api/reviews')).toBeNull();
    expect(ask('/api/reviews?workspace=', '/api/reviews', { 'x-workspace-id': '' })).toBeNull();
  });

  it('reads the query, else the header', () => {
    expect(ask('/api/reviews?workspace=ws_a')).toBe('ws_a');
    expect(ask('/api/reviews', '/api/reviews', { 'x-workspace-id': 'ws_b' })).toBe('ws_b');
    expect(ask('/api/reviews?workspace=ws_a', '/api/reviews', { 'x-workspace-id': 'ws_b' })).toBe('ws_a');
  });

  it('believes the path before anything else, whatever its case or encoding', () => {
    const route = '/api/workspaces/:id/settings';
    const headers = { 'x-workspace-id': 'ws_b' };
    expect(ask('/api/workspaces/ws_a/settings?workspace=ws_c', route, headers)).toBe('ws_a');
    expect(ask('/API/Workspaces/ws_a/settings', route, headers)).toBe('ws_a');
    expect(ask('/api/workspaces/ws%5Fa/settings', route, headers)).toBe('ws_a');
    expect(ask('/api/workspaces/%E0%A4%A/settings', route, headers)).toBe('%E0%A4%A');
  });
});
