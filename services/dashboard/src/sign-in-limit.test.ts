import { describe, expect, it } from '@jest/globals';
import { ProblemError } from '@sendgate/contracts';
import { signInLimit } from './sign-in-limit.ts';

describe('signInLimit', () => {
  it('admits five attempts a minute for an account from one address and refuses the sixth with Retry-After', async () => {
    const limit = signInLimit();
    for (let attempt = 0; attempt < 5; attempt += 1) await limit.admit('ada@example.org', '203.0.113.9');
    const refusal = await limit.admit('ADA@example.org', '203.0.113.9').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ProblemError);
    expect(refusal).toMatchObject({ code: 'rate_limit_exceeded', recovery: { action: 'retry_after' } });
    expect(Number((refusal as ProblemError).headers['Retry-After'])).toBeGreaterThan(0);
    await limit.admit('ada@example.org', '203.0.113.10');
    await limit.admit('bob@example.org', '203.0.113.9');
  });

  it('bounds one address that tries many accounts', async () => {
    const limit = signInLimit(5, 10);
    for (let attempt = 0; attempt < 10; attempt += 1) await limit.admit(`p${attempt}@example.org`, '203.0.113.9');
    await expect(limit.admit('last@example.org', '203.0.113.9')).rejects.toThrow(ProblemError);
  });

  it('takes all addresses of one IPv6 network for one', async () => {
    const limit = signInLimit(2);
    await limit.admit('ada@example.org', '2001:db8:0:1::1');
    await limit.admit('ada@example.org', '2001:db8::1:ffff:0:0:2');
    await expect(limit.admit('ada@example.org', '2001:0db8:0:1:a:b:c:d')).rejects.toThrow(ProblemError);
    await limit.admit('ada@example.org', '2001:db8:0:2::1');
    await limit.admit('ada@example.org', '::ffff:203.0.113.9');
  });

  it('forgets earlier attempts after a right password', async () => {
    const limit = signInLimit(2);
    await limit.admit('ada@example.org', '203.0.113.9');
    await limit.forgive('ada@example.org', '203.0.113.9');
    await limit.admit('ada@example.org', '203.0.113.9');
    await limit.admit('ada@example.org', '203.0.113.9');
    await expect(limit.admit('ada@example.org', '203.0.113.9')).rejects.toThrow(ProblemError);
  });
});
