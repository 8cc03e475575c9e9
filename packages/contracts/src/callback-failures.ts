/** Why an attempt to deliver a callback got no answer, each with what that says of the receiver. */
export const callbackFailures = {
  egress_blocked: 'its address is none that this installation may reach',
  dns_failed: 'its host name was not found',
  connect_timeout: 'no connection to it came about in time',
  tls_failed: 'its certificate was not accepted, or it speaks no TLS',
  timeout: 'it did not answer in time',
  connection_failed: 'it refused the connection, or broke it off',
} as const;

export type CallbackFailure = keyof typeof callbackFailures;

export const callbackFailureIds = Object.keys(callbackFailures) as CallbackFailure[];
