/**
 * Company names that are ordinary words as well: such a name counts only with its capital and in the company of words
 * that go with an organisation.
 */
export const ordinaryNames: ReadonlySet<string> = new Set(
  'ada adobe affinity aircall airtable align alpha amazon anchor apex apollo apple arc asana ascend ashby aspire atlas attentive aurora avalanche bamboo base basecamp beacon bench best better blend bloom bolt boost box branch brave braze breeze bridge bright brightest buffer bullet bunker cadence campfire canvas capital carta catalyst chargebee chase chime chorus circle clari clarity clay clear click clockwise close cloud coda cohere cohesion compass concur contact copper copy court crayon cube cursor dash deal deel delta dialpad discord docs dock drift drip dynamics echo edge element elevate emerge energy engage epic equal everest exact express factor figure fin finch fire fivetran flex flow focus follow forge form freeze fresh front fuel fuse fusion gem gather glean glow gong grain granola greenhouse grip groove gusto harbor harvest haven height heap help highspot hive honey hopper hotjar hub hunter impact indeed infinity insight insightly insights intercom iris iterable jasper jet jump justworks keap keen key kick kit lattice launch lead leap level lever lightning linear link live loom loop lucid lush lux maze mercury merge meet meta method microsoft mimic mint mode moment momentum monday mode motion mural nest nice notion nova oasis octopus omni one open oracle orange orbit origin orum oscar otter outline outlook outreach outset pace page pave peak people pilot pinecone pipe pivot plaid planet play point polar post practice prime primer prism proof pulse quantum quest quick quill qualified radar ramp range reach react ready relate relay remote replicate reply retool revel rise river rocket root row runway sage sailor scale scout sequel segment select sendoso sense shift shine signal simple sky slack slate slice smart snap snowflake solve sonar sound spark speak spin spiral splash spot spring sprout square squad stack stage star stripe stream sugar summit sun surge swift sync table tail tally target team tempo terminus thread tide together torch trail transform triumph true trust twist uniform unify unity upside vault vector venture verse vision visible vista vital volt wave wealth web wise wiz wonder word work workable workday workplace yesware yield zenith zoom zoominfo zip friday sunday tuesday wednesday thursday saturday march may june august'.split(
    ' ',
  ),
);

/** Names of days and months: what time words before them leave them to be. */
export const calendarNames: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december'.split(
    ' ',
  ),
);
