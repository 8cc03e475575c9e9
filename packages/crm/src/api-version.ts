/** The CRM's dated version that is spoken, in every path; its versions with numbers end in 2027. */
export const apiVersion = '2026-03';
