/** Formats, protocols, laws, kinds of system and other things written in capitals, which are nobody's name. */
const terms =
  /^(?:PDFs?|CSVs?|TSV|JSON|XML|YAML|XLSX?|DOCX?|PPTX?|ODT|HTML5?|CSS|SVG|PNG|JPE?G|TIFF|MP[34]|SQL|NoSQL|REST|SOAP|GraphQL|gRPC|HTTPS?|S?FTPS?|SMTP|IMAP|POP3|SSH|TLS|SSL|VPNs?|VLANs?|DNS|DKIM|SPF|DMARC|OAuth ?2?|SAML|OIDC|OpenID(?: Connect)?|SCIM|LDAP|Kerberos|SSO|MFA|2FA|EDI|EDIFACT|UBL|Peppol|ERPs?|WMS|TMS|CRMs?|POS|PIM|PLM|MES|OMS|HRIS|ATS|CMS|LMS|CDPs?|DAM|BI|ETL|IoT|RFID|NFC|GPS|LTE|5G|Bluetooth|Wi-?Fi|USB|HDMI|CPUs?|GPUs?|RAM|SSDs?|LEDs?|HVAC|PLCs?|SCADA|CAD|CAM|BIM|GDPR|CCPA|CPRA|LGPD|PIPEDA|DORA|NIS ?2|PSD ?2|eIDAS|KYC|AML|ESG|CSRD|REACH|RoHS|WEEE|IFRS|GAAP|SEPA|SWIFT|ACH|BACS|IBANs?|BICs?|VAT|OEMs?|SEO|PPC|CAPEX|OPEX|HACCP|TACCP|VACCP|BRC|BRCGS|GMP|HSE|COSHH|LOLER|PUWER|RIDDOR|DSEAR|ADR|EUDR|TUPE|IR35|PPE|CAPA|OEE|CIP|CMMS|HMRC|LCA|EPD|FSC)$/;
/** "CROs" and "KPIs": several of a kind, never a firm. */
const severalInitials = /^[A-Z]{2,5}s$/;
const peoples =
  /^(?:Germans|Austrians|Belgians|Italians|Norwegians|Hungarians|Romanians|Bulgarians|Ukrainians|Americans|Canadians|Mexicans|Brazilians|Australians|Europeans|Africans|Asians|Indians|Koreans|Britons|Spaniards|Danes|Swedes|Finns|Poles|Czechs|Slovaks|Serbs|Croats|Greeks|Turks|Scots|Londoners|Berliners|Parisians|New Yorkers)$/;

/** True for a word with capitals that is a technical term, several of a kind or a people: no firm goes by it. */
export function isTechnicalTerm(word: string): boolean {
  return terms.test(word) || severalInitials.test(word) || peoples.test(word);
}

/** What one takes, supports or works with as a means: payment, office and developers' products. */
const products =
  /^(?:Chrome|Firefox|Safari|Edge|Opera|Brave|Internet Explorer|Visa|Master[Cc]ard|Maestro|Amex|American Express|PayPal|Klarna|Apple Pay|Google Pay|Alipay|OpenOffice|LibreOffice|Power ?BI|PowerPoint|Word|Access|Tableau|Looker|Photoshop|AutoCAD|MySQL|MariaDB|MongoDB|Redis|Docker|React|Node\.js|(?:Google|Microsoft|Amazon|Apple|Adobe) [A-Z][\w ]{1,24})$/;
/** Whom one has carry parcels or run servers; some are customers of others. */
const carriers =
  /^(?:DHL|UPS|FedEx|DPD|GLS|TNT|USPS|Evri|Royal Mail|PostNL|Deutsche Post|La Poste|Amazon|Cloudflare|Hetzner|OVH(?:cloud)?|DigitalOcean|Maersk|Dachser|Schenker)$/;
const withThem =
  /\b(?:supports?|accepts?|takes?|helps? with|works? with|working with|deals? with|handles?|integrates? with)(?:\sthe\s(?:latest|current|newest|last\stwo|most\srecent)\s(?:versions?|releases?)\sof)?\s(?:[A-Z][\w&.-]{1,24}(?:, and |, | and | or )){0,6}$/i;
/** Kinds of firm that parcels are sent with. */
const asCarriers = /\b(?:carriers|couriers|shippers|parcel services|partners|providers) (?:like|such as|including) $/i;
/** "Our platform works with Salesforce, Oracle and": what a product connects to, named one after the other. */
const productWith =
  /\b(?:[Pp]latform|[Ss]oftware|[Aa]pp|[Tt]ool|[Ss]ystem|[Pp]roduct|API|[Ii]ntegration|[Pp]lug-?in|[Cc]onnector|[Ii]t)(?: [a-z]{2,10}){0,2} works? with (?:[A-Z][\w&.-]{1,24}(?: [A-Z][\w&-]{1,24})?(?:, and |, | and | or )){0,6}$/;
const forSomething =
  /^ for (?!(?:their|its|his|her|over|about|around|nearly|almost|more|some|many|a|an|two|three|four|five|six|seven|eight|nine|ten|years|months|ages|\d{1,3})\b)[a-z]/;

/** True where a name, by what leads up to its list and what follows it, is something the writer works with, not for. */
export function isMeans(name: string, before: string, after: string): boolean {
  if (productWith.test(before) || (asCarriers.test(before) && carriers.test(name))) return true;
  if (!withThem.test(before)) return false;
  return products.test(name) || (carriers.test(name) && forSomething.test(after));
}
