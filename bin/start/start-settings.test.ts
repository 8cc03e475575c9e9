import { describe, expect, it } from '@jest/globals';
import { readStartSettings } from './start-settings.ts';

describe('settings of npm start', () => {
  it('needs nothing', () => {
    const { home, ports, databaseUrl, redisUrl } = readStartSettings({}, '/project');
    expect(home).toBe('/project/.sendgate');
    expect(Object.values(ports).map(({ port }) => port)).toEqual([8080, 3000, 9090, 9464]);
    expect({ databaseUrl, redisUrl }).toEqual({ databaseUrl: undefined, redisUrl: undefined });
  });

  it('lets only internal ports that nobody chose move aside', () => {
    const { ports } = readStartSettings({ METRICS_PORT: '9500' }, '/project');
    expect(Object.values(ports).map(({ movable }) => movable)).toEqual([false, false, true, false]);
  });

  it.each([
    [{ PORT: 'http' }, /PORT/],
    [{ PORT: '0' }, /PORT/],
    [{ DASHBOARD_PORT: '70000' }, /DASHBOARD_PORT/],
    [{ PORT: '3000' }, /PORT and DASHBOARD_PORT are both 3000/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ APP_URL: 'gate.example.org' }, /APP_URL/],
  ])('refuses %j in one line that names the variable', (environment, message) => {
    expect(() => readStartSettings(environment, '/project')).toThrow(message);
  });

  it('takes addresses without their trailing slash', () => {
    expect(readStartSettings({ BASE_URL: 'https://gate.example.org/' }, '/p').baseUrl).toBe('https://gate.example.org');
  });
});
