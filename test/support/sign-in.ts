/** An answer as a test reads it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** A person signed in at the dashboard. */
export interface SignedIn {
  get(path: string): Promise<Answer>;
  send(method: string, path: string, request: { headers?: Record<string, string>; body?: unknown }): Promise<Answer>;
  /** Sends a file as it is. */
  upload(path: string, contentType: string, file: string): Promise<Answer>;
}

/** @throws Error when the dashboard does not let them in. */
export async function signIn(appUrl: string, login: { email: string; password: string }): Promise<SignedIn> {
  const fromPage = { Origin: appUrl, 'Sec-Fetch-Site': 'same-origin' };
  const answer = await call(`${appUrl}/api/sign-in`, 'POST', fromPage, login);
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { ...fromPage, Cookie: cookie, 'X-CSRF-Token': String(answer.body.csrf_token) };
  return {
    get: (path) => call(appUrl + path, 'GET', headers),
    upload: async (path, contentType, body) =>
      answerOf(
        await fetch(appUrl + path, { method: 'POST', headers: { ...headers, 'Content-Type': contentType }, body }),
      ),
    send: (method, path, request) => call(appUrl + path, method, { ...headers, ...request.headers }, request.body),
  };
}

/** One request. @throws TypeError where the connection breaks. */
export async function call(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Answer> {
  return answerOf(
    await fetch(url, {
      method,
      redirect: 'manual',
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
}

async function answerOf(answer: Response): Promise<Answer> {
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) };
}
