import { describe, expect, it } from '@jest/globals';
import { csrfTokens } from './csrf-token.ts';

describe('csrfTokens', () => {
  const tokens = csrfTokens('one secret of sufficient length');

  it('accepts the token of the session', () => {
    expect(tokens.accepts('session_a', tokens.issue('session_a'))).toBe(true);
  });

  it.each([undefined, '', 'x', 'é'.repeat(43)])('refuses %p', (token) => {
    expect(tokens.accepts('session_a', token)).toBe(false);
  });

  it('refuses the token of another session and of another secret', () => {
    expect(tokens.accepts('session_a', tokens.issue('session_b'))).toBe(false);
    expect(tokens.accepts('session_a', csrfTokens('another secret').issue('session_a'))).toBe(false);
  });
});
