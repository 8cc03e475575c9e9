/** Products everybody works with, and names everybody writes about: the choices of an expression. */
export const everydayNames: string =
  `salesforce hubspot slack teams microsoft google gmail outlook excel zoom stripe aws amazon apple azure shopify
  wordpress zendesk jira notion linkedin facebook meta instagram whatsapp github gitlab snowflake twilio zapier
  okta workday sap netsuite quickbooks xero openai chatgpt gartner forrester sharepoint dropbox docusign tableau
  brexit covid`
    .split(/\s+/)
    .join('|');
