import type { DemoCredentials } from '../../prisma/seed.ts';

export interface Addresses {
  baseUrl: string;
  appUrl: string;
  workerUrl: string;
}

/** The one screen a first look at Sendgate needs. */
export function welcome(
  { baseUrl, appUrl, workerUrl }: Addresses,
  credentials: DemoCredentials | null,
  credentialsFile: string,
): string {
  const lines = [
    '',
    'Sendgate is ready.',
    '',
    `  Gate API    ${baseUrl}      reference: ${baseUrl}/docs`,
    `  Dashboard   ${appUrl}`,
    `  Worker      ${workerUrl}/metrics`,
    '',
  ];
  if (credentials === null) {
    lines.push(
      '  This database has workspaces of its own: sign in with an account of yours, use one of its API keys.',
      '',
    );
  } else {
    lines.push(
      `  API key     ${credentials.api_key}`,
      `  Sign in     ${credentials.login.email}   ${credentials.login.password}`,
      `              (both also in ${credentialsFile})`,
      '',
      'Try it: this message promises a discount nobody approved, so it is held.',
      '',
      heldMessage(baseUrl, credentials.api_key),
      '',
      `Its review is at the review_url of the answer; all that wait: ${appUrl}/reviews`,
      '',
    );
  }
  return [...lines, 'Ctrl-C stops everything.', ''].join('\n');
}

/** A request to paste. One line of JSON in single quotes, so that any shell takes it. */
export function heldMessage(baseUrl: string, apiKey: string): string {
  const message = {
    channel: 'whatsapp',
    recipient: '+14155550199',
    body_text: 'Hi Ada, I can do 30% off if you sign this week.',
  };
  return [
    `curl -s ${baseUrl}/v2/gate/outbound \\`,
    `  -H 'Authorization: Bearer ${apiKey}' \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '${JSON.stringify(message)}'`,
  ].join('\n');
}
