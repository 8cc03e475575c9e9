import { type Language, money, scheme, word } from './language.ts';

const model =
  '(?:(?:grande |semplice )?modello (?:linguistico|di linguaggio|di intelligenza artificiale|di IA|di AI)(?: (?:di IA|di AI|AI))?|IA|AI|intelligenza artificiale|(?:assistente|agente) (?:IA|AI|virtuale|digitale|di intelligenza artificiale)|chatbot)';
const piece =
  "(?:(?:bozza|proposta|versione|esempio|modello|variante|riformulazione|opzione)(?: (?:di|dell'|del|della|della tua|della sua|per l'|per il) ?(?:e-?mail|mail|messaggio|oggetto|testo|risposta))?|(?:e-?mail|mail|messaggio|oggetto|testo|risposta))";
const adjective =
  "(?:(?:più |leggermente più |un po' più )?(?:breve|cort[oa]|formale|concis[oa]|cordiale|professionale|rivist[oa]|corrett[oa]|migliorat[oa]|personalizzat[oa]|accorciat[oa]|riscritt[oa]|aggiornat[oa]|amichevole|informale|sintetic[oa]|dirett[oa]|riformulat[oa])(?:,? e |,? )?)";
const draftPart =
  "(?:(?:il|del|al) (?:tono|messaggio|testo|stile|registro)|la (?:lunghezza|formulazione|bozza|mail)|l'(?:e-?mail|oggetto)|questa (?:e-?mail|mail|bozza)|questo (?:messaggio|testo))";
const tune =
  '(?:modifichi|cambi|adatti|accorci|riformuli|riscriva|personalizzi|allunghi|aggiusti|sistemi|ammorbidisca|modificassi|cambiassi|adattassi|accorciassi|riformulassi|riscrivessi)';
const want = '(?:vuoi|vuole|desideri|desidera|preferisci|preferisce|ti piacerebbe|gradisci)';
const party = '(?:destinatari[oa]|prospect|lead|contatto|azienda|società|impresa|potenziale cliente|cliente target)';
const machine = '(?:bot|robot|chatbot|IA|AI|intelligenza artificiale|macchina|algoritmo|computer|programma|programma)';
const person = '(?:ver[oa]|reale|autentic[oa]|in carne e ossa)';
const tuneIt =
  '(?:modificare|cambiare|adattare|accorciare|riformulare|riscrivere|personalizzare|allungare|aggiustare|sistemare|ammorbidire)';
const opens = '(?<=(?:^|[\\n.!?:;([*>|-]) ?)';
const customer =
  '(?:al|alla|ai|con il|con la|a nostro|al nostro) (?:client[ei]|prospect|acquirent[ei]|candidat[oi]|destinatari[oa]?)';
const gain =
  '(?:risultat[oi]|clienti|vendite|fatturato|risparmio|crescita|successo|lead|contatti|appuntamenti|guadagni?|candidature|traffico|conversioni|prenotazioni|utili|ricavi|assunzioni)';
const grows =
  '(?:raddoppier(?:à|ai|anno|ete)|triplicher(?:à|ai|anno)|aumenter(?:à|ai|anno)|risparmier(?:à|ai|ete|anno)|crescer(?:à|anno|ete)|guadagner(?:à|ai|ete)|otter(?:rà|rai|rete))';
const whole =
  "(?:l'intero|tutto(?= ?[.,;!]|$| (?:quanto|quello|il (?:prezzo|denaro))| (?:se|entro|fino|anche))|tutta la (?:quota|somma)|integralmente|interamente|il 100 ?%|i (?:suoi |tuoi |vostri )?soldi|il (?:suo |tuo )?denaro|l'importo (?:intero|totale)|la metà|per intero|completamente)";
const freely = '(?:senza (?:penali|penale|costi|spese|motivo|vincoli)|gratuitamente|gratis)';
const ailment =
  "(?:l'|il |la |le |i |gli |lo |il tuo |la sua )(?:artrosi|artrite|reumatismi|cancro|tumor[ei]|diabete|emicrani[ae]|depressione|ansia|insonnia|asma|allergi[ae]|eczema|psoriasi|acne|ipertensione|acufeni|demenza|alzheimer|gotta|osteoporosi|ernia (?:del|al) disco|apnee notturne|sciatica|varici|calvizie|mal di schiena)";

/** What the reader may suffer from. */
const illness =
  '(?:cancro|tumore|diabete|depressione|ansia|epilessia|asma|sclerosi multipla|aids|hiv|alzheimer|parkinson|emicrania|endometriosi|malattia (?:cronica|grave|rara))';

/** What is sold as a cure. */
const remedy =
  '(?:tisan[ae]|tè|capsul[ae]|crem[ae]|pomat[ae]|integrator[ei]|apparecchi?o?|dispositiv[oi]|gocce|oli?o?|pastigli[ae]|gel|spray|cerott[oi]|sciropp[oi]|polver[ei]|materass[oi]|bracciali?e?|prodott[oi]|sier[oi])';
/** What the reader may be, said as a noun or with one. */
const trait =
  '(?:(?:buon |buona )?(?:cattolic[oa]|musulman[oa]|ebre[oa]|cristian[oa]|protestante|buddista|ate[oa]|omosessuale|gay|lesbica|sindacalista|diabetic[oa]|epilettic[oa]|alcolista)|(?:uomo|donna|persona|coppia) (?:gay|ner[oa]|trans|transgender|musulman[oa]|ebre[oa]|omosessuale|incinta|disabile)|(?:iscritt[oa] a|membro di) un sindacato)';

/** What is boasted of. */
const product =
  '(?:fornitor[ei]|software|soluzion[ei]|piattaform[ae]|CRM|strument[oi]|prodott[oi]|agenzi[ae]|sistem[ai]|aziend[ae]|applicazion[ei]|partner|clinic(?:a|he)|hotel|negozi[o]?|servizi[o]?|assicurazion[ei]|banc(?:a|he)|produttor[ei]|cors[oi])';

/** What an Italian model's output holds. */
export const italian: Language = {
  ai_refusal_text: [
    `(?:in quanto|come|essendo) (?:un[oa]? |un')?(?:semplice )?${model}(?: (?:sviluppat[oa]|creat[oa]|addestrat[oa]) da [a-z]{3,14})?,? (?:non|il mio|le mie|i miei|la mia|mi è|posso solo)(?! (?:vendiamo|siamo|possiamo|vogliamo|abbiamo|lavoriamo|usiamo))`,
    `sono (?:solo |soltanto |semplicemente )?(?:un[oa]? |un')(?:semplice )?${model}(?: [^.,!?\\n]{2,40})?,? (?:e|che|quindi|perciò|sviluppat[oa]|creat[oa]|addestrat[oa]) [^.!?]{0,60}?(?:non|senza|OpenAI|Anthropic|Google)`,
    'sono un (?:grande |semplice )?modello linguistico',
    'sono stat[oa] (?:creat[oa]|addestrat[oa]|sviluppat[oa]|programmat[oa]) da (?:OpenAI|Anthropic|Google|Meta|Mistral|Microsoft)',
    '(?:mi dispiace|spiacente|purtroppo|mi scuso|scusa|scusi),? (?:ma )?non (?:posso|sono in grado di|riesco a) (?:aiutarti|aiutarla|assisterti|assisterla|soddisfare|rispondere|aiutare)(?: (?:con|a|in))? (?:questa|questo tipo di|tale|questo genere di) (?:richiesta|richieste|compito)(?! ?[.,;!]? (?:ma|prima|finché|contatti|contatta|la prego|un collega|(?:(?:perché|poiché|in quanto) )?(?:deve|può|dovrebbe|bisogna|occorre|si rivolga|riguarda|compete|spetta|dipende|è di competenza|se ne occupa)))',
    'non (?:posso|sono in grado di|mi è possibile|sono autorizzat[oa] a) (?:scrivere|redigere|generare|creare|produrre|fornire|comporre) (?:quest[oaei]|tal[ei]|quel|alcun) ?(?:tipo di |genere di )?(?:contenut[oi]|messagg[io]{1,2}|e-?mail|test[oi])(?! (?:prima|finché|senza|oggi|adesso))',
    '(?:viola|violano|va contro|contrari[oa] all?e?|non rispetta) (?:le|i) mi[ei]i? (?:linee guida|politiche|regole|principi|direttive)(?: (?:di utilizzo|etic[ih]e?|sui contenuti))?',
    "non (?:ho|dispongo di) (?:accesso|la capacità di accedere) (?:a |ai |alle |all')?[^.!?]{0,40}?in tempo reale",
    'non ho (?:opinioni|sentimenti|emozioni|esperienze) (?:personali|propri[ei])(?: (?:né|o|e)(?= ))',
    '(?:i miei dati di addestramento|le mie conoscenze (?:arrivano|si fermano|sono limitate)|il mio ultimo aggiornamento (?:delle conoscenze|risale))',
    '(?:mi dispiace|spiacente|scusa|scusi),? (?:ma )?non posso (?:aiutarti|aiutarla|aiutare) (?:con|in) (?:questo|ciò)(?= ?(?:[.!]|$|\\n))(?! ?[.!] (?:ma|contatti|contatta|forse))',
    'le mie conoscenze (?:sono aggiornate|si fermano|arrivano|sono limitate) (?:a|al|fino|ad)',
  ],
  ai_meta_commentary: [
    `(?:ecco|di seguito(?: trovi| trova| troverai)?|qui sotto (?:trovi|trova)|ti propongo|le propongo|questa è|questo è) (?:a te |qui )?(?:un[oa]? |un'|il |la |l'|le |i |la tua |il tuo |la sua |due |tre |alcune |\\d )?(?:nuov[oa] |breve |possibile |altra )?${piece}(?: ${adjective}{1,3})?(?: (?:dell'e-?mail|della mail|del messaggio|del testo))?(?: che puoi (?:usare|utilizzare|adattare))?(?= ?:(?! ?(?:https?|[\\w.+-]{1,40}@)))`,
    `(?:certo|certamente|volentieri|naturalmente|ma certo|assolutamente|va bene|perfetto|con piacere)(?: ?[!,.:]){1,2} ?(?:ecco|di seguito|ti propongo|ho (?:scritto|riscritto|preparato)) (?:a te |qui )?(?:un[oa]? |un'|il |la |l'|la tua |il tuo |due |tre )?(?:nuov[oa] |breve |possibile )?${piece}(?= ?[:,.!]| ${adjective}| (?:dell'|della mail|del messaggio|per il|per la))`,
    `(?:fammi sapere|mi faccia sapere|dimmi|mi dica|fatemi sapere|fammelo sapere|avvisami) (?:pure )?se ${want} che (?:io )?${tune} ${draftPart}`,
    `${want} che (?:io )?${tune} ${draftPart}`,
    `(?:vuoi|vuole|desideri|desidera) che (?:io )?(?:la|lo) (?:accorci|riformuli|riscriva|allunghi|renda (?:più|meno) (?:breve|formale|cort[oa]|cordiale|informale|concis[oa]|dirett[oa]))`,
    `${want} una (?:versione|variante) (?:più|meno) (?:breve|formale|corta|cordiale|informale|concisa|diretta|amichevole)`,
    "spero che (?:questa bozza|questa versione (?:dell'e-?mail|del messaggio|della mail)|la bozza) (?:ti|le) (?:sia|piaccia|aiuti|vada)",
    "[[](?:Nota|N\\.B\\.|NB)(?: (?:per te|del redattore))? ?: ?[^\\]\\n]{0,80}(?:sostitui|inseri|adatta|personalizz|complet|aggiung|nome|prima dell'invio|prima di inviare)[^\\]\\n]{0,120}[\\]]",
    '[(](?:Nota|NB) ?: ?[^()\\n]{0,80}(?:sostituisci|sostituire|sostituisca|personalizza|personalizzare|inserisci il|inserire il)[^()\\n]{0,80}[)]',
    '(?:sostituisci|sostituisca|completa|ricorda di (?:sostituire|completare)|ricordati di (?:sostituire|completare)|non dimenticare di (?:sostituire|completare)) (?:i |tutti i |le |gli )(?:segnaposto|campi tra parentesi|dati tra parentesi|parti tra parentesi|informazioni tra parentesi)',
    'ho (?:mantenuto|usato|utilizzato|adottato) un tono [^.!?]{3,60}',
    "ho (?:accorciato|riformulato|riscritto|ammorbidito) (?:il (?:tono|messaggio|testo)|l'e-?mail|la (?:tua )?mail|il tuo messaggio) (?:per|in modo|e|a)",
    "ecco (?:due|tre|quattro|cinque|alcune|alcuni|\\d) (?:opzioni|idee|proposte|varianti|suggerimenti) (?:per l'|di |per il |dell')(?:oggetto|oggetti|e-?mail|messaggio)",
    `(?:se (?:vuoi|vuole|preferisci|preferisce|lo desideri|lo desidera|serve|necessario)|posso anche),? (?:posso (?:anche )?|potrei )?(?:${tuneIt} ${draftPart}|(?:accorciarl|riformularl|riscriverl)[oa]|renderl[oa] (?:più|meno) ${adjective}|(?:proporre|preparare|prepararti) una (?:versione|variante) (?:più|meno))`,
    `se ${want} una (?:versione|variante) (?:più|meno) ${adjective}`,
    "(?:puoi|può|sentiti libero di|non esitare a|non esiti a) (?:adattare|personalizzare|modificare) (?:pure |liberamente )?(?:questo|il|questa|la|l') ?(?:messaggio|e-?mail|mail|testo|bozza) (?:in base|secondo|al tuo|alle tue|al suo|alle sue|a piacere)",
    'ecco il (?:tuo |suo )?testo (?:corretto|rivisto|riscritto|aggiornato|accorciato|migliorato)(?= ?:)',
    "ecco (?:la |il |l'|una |un |un')(?:bozza|versione|messaggio|testo|e-?mail|mail|proposta)(?: (?:rivist[oa]|aggiornat[oa]|corrett[oa]|riscritt[oa]|di e-?mail)){0,2},? (?:ora |già )?(?:con|in) (?:un |il )?tono (?:già )?(?:più |un po' più |leggermente più )?[a-z]{4,14}(?= ?:)",
    "se [^.!?]{2,40}? (?:versione|variante) (?:(?:più|meno) [^\\s.,;:!?]{4,16}(?: (?:o|e) (?:più )?[^\\s.,;:!?]{4,16})?|abbreviata|accorciata|ridotta|sintetica) (?:di quest[oa]|del|della|dell|del tuo|del suo|della sua|della tua)(?: |')(?:messaggio|e-?mail|mail|testo)",
  ],
  ai_missing_context: [
    `(?:non (?:ho|dispongo di|avendo)|mi mancano|senza) (?:abbastanza |sufficienti |altre |ulteriori |le )?(?:informazioni|dati|dettagli|contesto)(?: (?:sufficienti|specific[ih]e?|concret[ei]))? (?:su|sul|sulla|sull'|sui|riguardo al|relativ[ei] al) ?(?:questo |questa |tuo |tua )?${party}[^.!?]{0,70}?(?:personalizzare|scrivere|redigere|adattare|personalizzat[oaei]|generare|generic[oa]|neutr[oa])`,
    '(?:in base alle|sulla base delle|secondo le|dalle|nelle) (?:informazioni|dati|dettagli) (?:fornit|disponibil|a disposizione|ricevut)[eio]{0,2}[^.!?]{0,50}?(?:non (?:è stato|è possibile|risulta|ho trovato|sono riuscito|compare|emerge) [^.!?]{0,40}?(?:nome|azienda|destinatario|contatto|ruolo|identificare))',
    "(?:affinché (?:io )?possa|così (?:che )?(?:io )?(?:posso|potrò|possa)|in modo che (?:io )?possa) (?:scriverti |scriverle |scrivere|redigere|personalizzare|adattare|generare|completare) ?(?:il|l'|un|un'|la|una|questo|questa) ?(?:e-?mail|mail|messaggio|testo|bozza)",
    "(?:avrei bisogno|ho bisogno) di (?:più |maggiori |ulteriori )?(?:informazioni|dettagli|dati|contesto) (?:su|sul|sulla|sull')[^.!?]{3,60}?per (?:scrivere|personalizzare|redigere|generare) (?:il|l'|un|un'|la|una|questo) ?(?:e-?mail|mail|messaggio)",
    `(?:il nome|l'azienda|il ruolo) (?:del |dell'|della )?(?:${party} )?non (?:è stat[oa]|era) (?:fornit|specificat|indicat|menzionat)[oa] (?:nell|quindi|perciò|e(?= )|,)`,
    'non (?:è stat[oa]|sono stat[ei]|mi hai|mi è stat[oa]) (?:fornit|indicat|specificat|dat|comunicat|menzionat)[oaei] [^.!?]{0,60}?,? (?:quindi|perciò|per questo) [^.!?]{0,60}?(?:generic|generale|neutr|impersonal)[a-z]{0,3}',
    "non (?:ho|dispongo di) (?:abbastanza |sufficient[ei] |un )?(?:contesto|informazioni|dati|dettagli)(?: sufficient[ei])?[^.!?]{0,60}? per (?:poter )?personalizzare (?:questo|questa|quest'|il|l'|la) ?(?:messaggio|e-?mail|mail|testo)",
    "non (?:è stato|è|mi è stato) possibile personalizzare (?:questo|questa|quest'|il|l'|la) ?(?:messaggio|e-?mail|mail|testo)",
    `senza${word}{0,3}? (?:dettagli|informazioni|dati|contesto)${word}{0,5}?,? non posso${word}{0,1}? (?:scrivere|redigere|personalizzare|generare)${word}{0,2}? (?:messaggio|mail|e-?mail|testo)`,
    `non (?:è stato|è stata|sono state) (?:fornit|indicat|specificat)[oae]${word}{0,1}? (?:nome|azienda|informazione|informazioni)(?= )`,
    `(?:non disponendo|non avendo)${word}{0,3}? (?:dati|informazioni|dettagli)${word}{0,4}?,? ho (?:tenuto|lasciato|scritto|mantenuto)${word}{0,2}? (?:generic[oa]|neutr[oa])`,
  ],
  prompt_residue: [
    "(?:sei|agisci come|comportati come) (?:un[oa]? |un')(?:assistente|agente|espert[oa]|copywriter|venditore|SDR|redattore)[^.!?]{0,60}[.!] ?(?:(?:scrivi|redigi|genera|crea)(?:mi)? (?:un[oa]?|un'|due|tre|\\d)[^.!?]{0,40}?(?:e-?mails?|mails?|messaggi(?:o)?|risposta)|il tuo compito|il tuo ruolo)",
    "(?:sei|agisci come) (?:un[oa]? |un')assistente (?:virtuale |di vendita |AI )?(?:utile|disponibile|IA|AI|intelligente)",
    "(?:scrivi|redigi|genera|crea)(?:mi)? (?:un[oa]? |un'|tre |due |\\d )(?:[^\\s.,;:!?]{2,20} ){0,3}?(?:e-?mail|mail|messaggio|messaggi)[^.!?]{0,50}?(?:(?:di|in|massimo|meno di|non più di|circa) (?:massimo )?\\d{1,3} (?:parole|caratteri|frasi|righe)|(?:seguente) (?:cliente|prospect|lead|contatto))",
    '(?:scrivi|redigi|usa|utilizza|mantieni)[^.!?]{0,40}? tono [^.!?]{3,40}?(?:massimo|meno di|non più di|entro) (?:le )?\\d{1,3} (?:parole|caratteri|frasi)',
    '(?:massimo|non più di|meno di) \\d{1,3} parole[^!?]{0,40}\\btono (?:amichevole|cordiale|professionale|formale|informale)',
    `${opens}(?:istruzioni|istruzione|compito|prompt|ruolo|il tuo compito) ?: ?(?:scrivi|redigi|sei un|genera|usa un tono|crea un)`,
    'il tuo (?:compito|obiettivo) è (?:quello di )?(?:scrivere|redigere|generare|personalizzare) [^.!?]{2,40}(?:e-?mail|messaggi|messaggio|mail)',
    "non (?:menzionare|dire|rivelare) (?:mai )?(?:che sei|di essere) (?:un[oa]? |un')(?:IA|AI|bot|robot|assistente|modello|intelligenza)",
    '(?<=(?:^|\\n) ?)#{1,4} ?(?:istruzioni|compito|prompt)(?: di sistema| del sistema)? ?: ?[^\\n]{0,60}?(?:\\d{1,3} (?:parole|caratteri|frasi)|dare del (?:tu|lei)|tono )',
    "(?:istruzioni|messaggio|prompt) (?:di|del) sistema ?: ?(?:sei|agisci come) (?:un[oa]? |un')[^.!?\\n]{3,60}|(?:rispondi|restituisci) (?:solo|soltanto|esclusivamente) (?:con )?il (?:corpo|testo|contenuto) (?:dell'e-?mail|della mail|del messaggio)",
    `${opens}(?:prompt di sistema|prompt|messaggio di sistema) ?: ?(?:rispondi|scrivi|redigi|sei un|non menzionare|usa|mantieni)`,
    `${opens}(?:scrivi|redigi|genera)(?:mi)? (?:un[oa]? |un')(?:[^\\s.;:!?]{2,20} ){0,4}?(?:e-?mail|mail|messaggio)${word}{0,3}? (?:al|per il|per un|a un|destinat[oa] al) (?:prospect|lead|potenziale cliente|cliente potenziale)`,
  ],
  internal_note_leak: [
    `${opens}(?:(?:nota|commento|promemoria|messaggio|avviso) intern[oa]|interno|(?:solo|soltanto|esclusivamente) (?:per |ad )?uso interno|(?:per |ad )?uso (?:esclusivamente |strettamente |solo )?interno) ?(?::|[\\])](?! ?\\w{1,20}\\())(?! ?[\\d+(]|[^.!?]{0,60}\\bestern[oa] ?:)`,
    `(?<=(?:^|[\\n.!?:;,([*>|-]) ?|per favore )non (?:inoltrare|inviare|mandare|mostrare|condividere|comunicare|menzionare|dire|rivelare|girare|inoltrate)(?:lo|la|gli)?(?: (?:questo|questa mail|questa nota|il margine|nulla|niente))? ${customer}(?= ?[.,;:!)\\]*-]|$|\\n| che )`,
    "(?:il cliente|la cliente|il prospect|il nostro cliente) (?:ancora )?non (?:lo )?sa (?:ancora )?(?:nulla|niente|ancora)(?: (?:di|del|della|dell'|dei) ?[^.!?]{2,60}?)?(?= ?[.,;!)\\]]|$|\\n)",
    "(?:cancellare|eliminare|togliere|rimuovere|cancella|elimina|togli) (?:questa (?:riga|nota|frase|parte)|questo (?:commento|paragrafo)) prima (?:di (?:inviare|mandare|spedire)|dell'invio)",
    `${opens}(?:da )?(?:cancellare|eliminare|togliere|rimuovere) prima (?:di (?:inviare|mandare)|dell'invio)`,
    `${opens}(?:nota|avviso|messaggio|promemoria) per (?:il|i|la|il nostro) (?:team|commerciale|commerciali|colleg(?:a|hi)|reparto)(?: (?:vendite|commerciale))? ?:`,
    `${opens}(?:solo|soltanto|esclusivamente) (?:per |ad )?uso interno ?-(?= )`,
    `${opens}(?:nota|commento|scheda)(?: del| sul)? CRM ?:`,
    `${opens}per (?:tutto )?il (?:team|gruppo)(?: vendite| commerciale)? ?: ?(?:questo|questa|il|la|il nostro) (?:cliente|prospect) (?:è|minaccia|paga|pagherà|esita|vuole|non sa)`,
    '(?:documento|nota|messaggio|file) intern[oa],? (?:da )?non (?:condividere|diffondere|inoltrare|inviare|mostrare|divulgare)',
  ],
  stub_or_empty_body: [
    '[[] ?(?:inserire|inserisci|inserisca|aggiungere|aggiungi|completare con|indicare) [^[\\]\\n]{2,80} ?[\\]]',
    '[[] ?(?:[^[\\]\\n]{2,40} )?(?:da (?:completare|inserire|scrivere|definire|aggiungere)) ?(?:qui )?[\\]]',
    '[(] ?(?:inserire|inserisci) (?:qui )[^()\\n]{2,60} ?[)]',
    '(?:il tuo|il suo|il vostro|il) (?:testo|messaggio|contenuto) (?:va )?qui(?= ?(?:[.!)\\]]|$|\\n))',
    "(?<=(?:^|\\n) ?)da (?:completare|scrivere) ?: ?(?:scrivere|inserire|aggiungere) (?:il |l'|la |un )?(?:testo|introduzione|contenuto|corpo|paragrafo|messaggio)",
    "qui (?:va|andrà|ci va|viene) (?:il |la |l')(?:testo|contenuto|corpo|paragrafo|introduzione)(?: (?:del|della|dell')(?: )?(?:messaggio|e-?mail|mail|lettera))?(?= ?(?:[.!)\\]]|$|\\n))",
    `${opens}da (?:fare|scrivere|completare) ?: ?(?:scrivere|aggiungere|completare) (?:l'|il |la |un |una )?(?:introduzione|conclusione|testo|paragrafo|corpo|contenuto|oggetto)(?= ?(?:[.!]|$|\\n| del))`,
  ],
  human_impersonation: [
    `sono (?:davvero |veramente )?(?:un[oa]? |un')?(?:${person} )?(?:persona|uman[oa]|essere umano)(?: ${person})?,? (?:e )?non (?:sono )?(?:un[oa]? |un')?${machine}`,
    `sono (?:davvero |veramente )?(?:un[oa]? |un')(?:persona|essere umano) ${person}(?= ?(?:[.,;!]|$|\\n| -))`,
    `(?<!["«»] ?)non sono (?:affatto )?(?:un[oa]? |un')${machine}(?: ?,| e|\\.)? (?:ma|sono|te lo|glielo|lo giuro|promesso|davvero)`,
    `(?:ti|le) (?:scrive|risponde|parla) (?:un[oa]? |un')(?:${person} (?:persona|essere umano)|(?:persona|essere umano) ${person})`,
    `(?:questo|questa|queste) (?:messaggio|e-?mail|mail|righe|parole|nota)[^.!?]{0,40}?(?:scritt|redatt|digitat)[oaei][^.!?]{0,20}? da (?:un[oa]? |un')(?:umano|essere umano|persona (?:${person}))`,
    `(?:questo|questa|queste) (?:messaggio|e-?mail|mail|righe|parole)[^.!?]{0,60}?(?:scritt|redatt|digitat)[oaei][^.!?]{0,40}?(?:senza|e non|non) (?:da |usare |l'aiuto di |l'aiuto dell'|alcuna? |un[oa]? ){0,2}(?:${machine}|ChatGPT)(?= ?(?:[.,;!)]|$|\\n))`,
    `(?:scrivo|ho scritto) [^.!?]{0,50}?(?:io stess[oa]|a mano|di persona|personalmente)[^.!?]{0,20}?,? senza (?:usare |l'aiuto di )?(?:${machine}|ChatGPT)`,
    `(?:questo|questa|queste) (?:messaggio|e-?mail|mail|righe) non (?:è (?:stat[oa] )?|sono (?:state )?|l'ha |viene |proviene )(?:scritt[oaei]|redatt[oaei]|generat[oaei]|inviat[oaei])? ?(?:da |con |dall'|di )?(?:un[oa]? |un')?(?:${machine}|ChatGPT)`,
    `(?:ti|le|vi) (?:prometto|giuro|assicuro|garantisco) che non sono (?:un[oa]? |un')${machine}`,
    `dietro (?:a )?(?:questo|questa|queste) (?:messaggio|e-?mail|mail|righe|parole) (?:c'è|ci sta) (?:davvero )?(?:un[oa]? |un')(?:${person} )?(?:persona|essere umano)`,
    `a (?:scriver|risponder|parlar)(?:ti|le|vi) è (?:proprio |davvero )?un[oa']? ?(?:essere umano|uman[oa]|persona (?:vera|reale|in carne e ossa))`,
    'sono (?:una persona |qualcuno |un essere umano )?in carne e ossa',
    `non (?:stai|sta) (?:parlando|chattando|scrivendo) con (?:un[oa]? |un'|nessun[oa]? )${machine}`,
    `quest[oa] non è (?:un |una |un')(?:e-?mail|mail|messaggio) (?:automatic[oa]|automatizzat[oa]|generat[oa]),? (?:la|lo|l') ?(?:sto scrivendo|scrivo|ho scritt[oa])`,
    `ho scritto (?:questo|questa) (?:messaggio|e-?mail|mail)${word}{0,2}? (?:di mio pugno|io stess[oa]|di persona|personalmente),? senza (?:alcuna |nessuna |l'aiuto di )?(?:${machine}|AI|IA)`,
    `non sono un(?:a|o|')? ?${machine},? (?:io )?(?:sto|scrivo)(?= )`,
  ],
  profanity_strong: [
    'cazz(?:o|i|at[ae]|on[ei]|ut[oaie]|eggi(?:o|are|ando|amo)|on[ei])|incazz(?:at[oaie]|are|arsi|armi|o|i|a|ano|iamo|atura|atissim[oaie]|os[oaei])',
    'stronz(?:[oaie]|at[ae]|on[eia]|ett[oaie])|(?:vaf|af)?fanculo|vaffa(?= ?[!.,]|$)|(?:in|a fare in|a far in|per il|nel|di|pezzo di|un) culo|rott[oi] in culo|leccacul[oi]|paracul[oi]',
    'coglion(?:[ei]|at[ae]|cell[oi]|azz[oi])|rincoglionit[oaie]|(?:rompi|scassa)(?:coglioni|cazzo|palle)|rotto (?:il|i) (?:cazzo|coglioni)|figli[oae]? (?:di|de|d) (?:una )?(?:gran )?puttan[ae]|puttan(?:[ae]|at[ae]|ell[ae]|ier[ei])|porca (?:puttana|troia|madonna|vacca)|porco (?:dio|cane|cazzo|zio)|dio (?:cane|porco|bestia)',
  ],
  profanity: [
    'merd(?:a|e|os[oaie]|at[ae]|acc(?:ia|e))|minchi(?:a|at[ae]|on[ei])|cagat[ae]|cagare|(?:rompe(?:re|te|i|ndo)|romper(?:mi|ci|e)|rotto|girare|scassare) (?:sempre )?(?:le )palle(?! di)|(?:quel|quei|sei un|siete dei|brutt[oi]|maledett[oi]|pezz[oi] di) bastard[oi]',
  ],
  harassment_or_threat: [
    '(?<!\\b(?:non|mai) )(?:te ne|se ne|ve ne|lo|la|me la|ce la|me le) (?:pentir(?:ai|à|ete|anno)|pagher(?:ai|à|ete|anno)(?= car[oa]| ?[.!]|$))(?: amaramente)?',
    '(?:la|vi|ti|le|lo|li) (?:rovin(?:eremo|erò|iamo)|distrugg(?:eremo|erò|iamo)|annient(?:eremo|erò|iamo)|massacr(?:eremo|erò|iamo)|faremo fuori|farò fuori|faremo fallire|farò fallire|faremo chiudere|faremo a pezzi|distruggiamo)|(?:rovineremo|rovinerò|distruggeremo|distruggerò|infangheremo) (?:la (?:sua|tua|vostra)|il (?:suo|tuo|vostro)) (?:reputazione|azienda|vita|attività|nome|carriera|famiglia|buon nome)',
    '(?:paghi|paga|pagate|risponda|rispondi|firmi|firma)[^.!?]{0,50}?\\b(?:o|altrimenti|se no|sennò),? (?:la |ti |vi |lo )?(?:rovin\\w{1,6}|distrugg\\w{1,6}|pentir\\w{1,5}|denunc\\w{1,6} a tutti|mass?acr\\w{1,6}|ammazz\\w{1,6}|saranno guai|succed\\w{1,4} qualcosa|finisce male)',
    '(?:sappiamo|so|sappiamo bene|so bene) (?:bene |benissimo |esattamente |anche )?(?:dove|in quale scuola|a che ora|in che scuola) (?:abit(?:a|i|ate)|viv(?:e|i|ete)|dorm(?:e|i|ite)|parcheggi(?:a)?|vanno a scuola|va a scuola|lavora (?:sua|suo)|studiano|esce di casa|la (?:sua|tua) famiglia|i (?:suoi|tuoi) figli)(?= ?[.,!;]|$| e| la| i| sua| suo)',
    "(?:è|questo è|questa è) (?:il mio|il nostro|il suo|il tuo|l') ?ultimo avvertimento|(?:altrimenti|sennò|se no|o) (?:il suo|la sua|i suoi|tutti i suoi|il tuo|la tua|i tuoi) (?:capo|moglie|marito|clienti|famiglia|vicini|foto) (?:[a-z]{2,10} )?(?:sapr(?:à|anno)|verr(?:à|anno) a sapere|finir(?:à|anno)|lo sapr(?:à|anno))|non sa(?:i|pete)? con chi (?:ha|hai|avete) a che fare|te la faccio pagare|gliela facci(?:o|amo) pagare|gliela faremo pagare|le (?:consiglio|consigliamo) di guardarsi le spalle|si guardi le spalle|guardati le spalle",
    "(?:lei è|sei|siete) (?:davvero |veramente |solo |soltanto |proprio |tutti |così |troppo |completamente |solo )?(?:un[oa]? |un'|dei |degli |delle )?(?:vero |perfetto |povero |completo |emerito |totale )?(?:idiot[aei]|imbecill[ei]|cretin[oaie]|stupid[oaie]|deficient[ei]|incapac[ei]|vigliacc[ohai]{1,2}|buffon[ei]|fallit[oi]|parassit[ai]|patetic[oaih]{1,2}|inett[oi]|codard[oi]|ridicol[oi]|bugiard[oi]|nullità|ignorant[ei])(?= ?[.!,?]|$| e | per )",
    "(?:razza|branco|massa|pezzo|banda) d(?:i |')(?:idiot[ai]|imbecill[ei]|cretin[oi]|deficient[ei]|incapac[ei]|ignorant[ei])|(?:solo|soltanto) un (?:idiota|imbecille|cretino|pazzo|deficiente) (?:rifiuterebbe|direbbe|non accetterebbe)|bisogna essere (?:davvero |proprio |veramente )?(?:idioti|imbecilli|stupidi|cretini|scemi) per",
    'si vergogni(?= ?[.!,]|$)|vergognati(?= ?[.!,]|$)|vergognatevi|come (?:si permette|ti permetti|osa(?:te)?|osi)(?= ?[?!,]|$| di)|chi (?:si crede|ti credi) di essere|stia zitt[oa](?= ?[.!,]|$)|stai zitt[oa](?= ?[.!,]|$)|chiudi(?:ti)? (?:il becco|la bocca)|mi fa(?:i|te)? schifo(?= ?[.!,]|$)|(?:terza|quarta|quinta|decima|ennesima) volta che (?:mi|ci) ignor(?:a(?:te)?|i)|(?:la smetta|smettila|smettetela) di (?:ignorar(?:mi|ci)|farmi perdere)|anche un bambino (?:lo )?(?:capirebbe|avrebbe capito)|il suo silenzio è (?:patetico|vergognoso|vigliacco|una vergogna)',
    '(?:paghi|paga|pagate|risponda|rispondi|firmi|firma)[^.!?]{0,50}?\\b(?:o|altrimenti|se no|sennò),? (?:(?:al|alla|ai) (?:su[oa]|tu[oa]|vostr[oa]|suoi|tuoi) [^\\s.,;:!?]{4,12} )?(?:le |ti |vi )?(?:succed\\w{1,3}à?|capit\\w{1,3}à?|accad\\w{1,2}à?|potrebbe (?:succedere|capitare|accadere)) qualcosa',
    'se non (?:mi |ci )?(?:rispond(?:i|e|ete)|pagh?(?:i|a|ate)|firm(?:i|a|ate)|richiam(?:i|a|ate))[^.!?,]{0,12},? (?:allora )?(?:scriver(?:ò|emo)|dir(?:ò|emo)|racconter(?:ò|emo)|telefoner(?:ò|emo)) (?:al (?:su|tu|vostr)o (?:capo|marito|datore di lavoro)|a (?:sua|tua) (?:moglie|famiglia)|a (?:suo|tuo) marito),? (?:che|come|quello che)',
    '(?:solo|soltanto) un (?:incapace|idiota|imbecille|cretino|stupido|ignorante|deficiente) (?:lascerebbe|perderebbe|rinuncerebbe|si farebbe sfuggire|rifiuterebbe)',
    'ne (?:subirà|subirai|subirete|pagherà|pagherai|pagherete) le conseguenze',
    `(?:sei|Lei è|siete) (?:così|talmente|tanto) (?:stupid[oaie]|scem[oaie]|idiot[aei]|incapac[ei]) da`,
    '(?:vedrà|vedrai|vedrete) (?:che )?cosa (?:le |ti )?(?:succede|succederà|capita) se non (?:pag(?:a|hi|ate)|rispond(?:e|i|ete)|firm(?:a|i|ate))',
  ],
  injection_residue: [
    '(?:dimentica|dimentichi|ignora|ignori) tutto (?:quello|ciò) che (?:ti|le) (?:è stato|hanno) (?:detto|ordinato|chiesto|indicato) (?:prima|finora|in precedenza|precedentemente)',
    "(?:ora|adesso|d'ora in poi|da ora in poi),? (?:sei|sarai) (?:un[oa]? |un')(?:assistente|IA|AI|chatbot|modello|agente) (?:[a-z]{3,14} )?senza (?:alcuna )?(?:restrizion[ei]|limit[ei]|limitazion[ei]|filtr[oi]|regole)",
    `(?:ignora|ignori|ignorare|dimentica|dimentichi|dimenticare) (?:tutte )?(?:le |tue |le tue |le sue )?(?:istruzioni|indicazioni|direttive|regole) (?:precedenti|di cui sopra|ricevute (?:prima|finora)|iniziali)(?! (?:di|del|della|per|su)\\b)`,
    `(?:ignora|dimentica|non tenere conto delle|non seguire|aggira) (?:tutte )?(?:le )?(?:tue) (?:istruzioni|regole|direttive|indicazioni)(?: interne| iniziali)? e (?:rispondi|mostra|invia|dai|dammi|rivela|scrivi|dimmi|concedi)`,
    '(?:rivela|mostra|mostrami|dammi|dimmi|ripeti|stampa|inviami) (?:tutto )?il tuo (?:prompt di sistema|messaggio di sistema|prompt iniziale)',
  ],
  unfilled_merge_field: [
    '(?:ciao|gentile|caro|cara|buongiorno|salve|gentile signora?|egregio|spettabile) (?:nome|cognome|nome cognome|nome del cliente|nome azienda)(?= ?[,!:.\\n])',
  ],
  refund_policy_claim: [
    `(?:rimborsiamo|rimborseremo|rimborso|restituiamo|restituiremo|restituisco|ridiamo|(?:possiamo|posso) (?:rimborsar|restituir)(?:le|vi|ti|e))${word}{0,3}? ${whole}`,
    '(?:sarà|sarai|sarete|verrà|verrai|verrete) rimborsat[oaie] (?:integralmente|interamente|completamente|per intero|al 100 ?%|se|in caso)',
    `(?:ha|hai|avete)${word}{0,2}? (?:giorni|mesi|settimane)${word}{1,6}? (?:rimborso|rimborsato|restituirl[oa]|ripensamento)`,
    'soddisfatt[oi] o rimborsat[oi]',
    'rimborso (?:completo|integrale|totale) (?:se|entro|fino|in caso|senza|garantito)',
    `(?:annullare|disdire|recedere|cancellare|restituirl[oa])${word}{0,6}? ${freely}`,
    '(?:cancellazione|disdetta|annullamento) (?:gratuit[oa]|senza (?:penali|costi|spese))',
    `(?:caparra|acconto|deposito|biglietti?|quota|prenotazione|iscrizione)${word}{0,3}? (?:non (?:è|sono)|è|sono)(?: interamente)? rimborsabil[ei]`,
    '(?:può|potrà|puoi) (?:chiedere|richiedere) (?:il|un) rimborso(?: completo)? (?:fino|entro)',
    `(?:ha|hai|avete)${word}{0,3}? (?:giorni|mesi|settimane|anni)(?: di tempo)?${word}{0,2}? per (?:riavere|chiedere|richiedere|farsi ridare|farti ridare|farsi restituire|farti restituire|chiederci|recuperare)(?: indietro)?${word}{0,2}? (?:soldi|denaro|prezzo|importo|l'importo)`,
    `(?:cancellazion[ei]|disdett[ae]|annullamento|res[oi]|restituzione)${word}{0,3}? (?:è|sono|sarà|saranno)(?: completamente| del tutto)? (?:gratuit[oaie]|gratis|senza (?:costi|penali|spese))`,
    `(?:res[oi]|restituzioni)${word}{0,2}? (?:accettat[oi]|possibil[ei]|consentit[oie])${word}{0,2}? \\d{1,3} (?:giorni|settimane|mesi)`,
    `ogni cliente${word}{1,2}? (?:viene|è|sarà)(?: interamente)? rimborsat[oa]`,
  ],
  unapproved_discount: [
    `(?:faccio|facciamo|offro|offriamo|applico|applichiamo|concedo|concediamo|pratico|pratichiamo|(?:possiamo|posso|potremmo|potrei) (?:far|offrir|applicar|conceder|praticar|riconoscer)(?:le|vi|ti|e)?)${word}{0,6}? (?<!\\b(?:lo|gli|suo|vostro) )(?:scont[oi]|ribasso|prezzo speciale)`,
    `(?:(?:possiamo|posso) scontar(?:le|vi|ti|e)|(?:le|vi|ti) sconto|scontiamo)(?: (?:un|il|del))? \\d{1,3} ?(?:%|per cento)`,
    '\\d{1,3} ?(?:%|per cento) (?:di sconto|in meno sul prezzo)',
    '(?<!\\b(?:lo|gli|suo|vostro) )sconto(?: speciale)? del \\d{1,3} ?(?:%|per cento)',
    'a metà prezzo',
    `(?:le|vi|ti) regal(?:o|iamo)${word}{0,3}? ?(?:l'installazione|installazione|l'attivazione|attivazione|mese|mesi|formazione|spedizione|licenza|migrazione|configurazione)`,
    `non (?:le|vi|ti) (?:faccio pagare|facciamo pagare|addebitiamo|addebito)${word}{0,3}? ?(?:l'installazione|l'attivazione|attivazione|spedizione|spese|costi|formazione)`,
    '(?:primo|primi (?:due|tre)|prossimo) (?:mese|mesi|anno) (?:è|sono) (?:gratis|gratuit[oi]|in omaggio|offert[oi] da noi)',
    "(?:l'installazione|l'attivazione|attivazione|migrazione|configurazione) (?:è|sono) (?:gratis|gratuita|in omaggio|a carico nostro|a nostro carico)",
    '(?:le|vi|ti) (?:tolgo|togliamo|levo|leviamo)(?: il| un)? \\d{1,3} ?(?:%|per cento)',
    `(?:mesi|mese|installazione|attivazione)(?: (?:gliel[oaie]|ve l[oaie]|l[oaie]))? regal(?:iamo|o) (?:noi|io)`,
    '(?:le|vi|ti) (?:scalo|scaliamo|abbuono|abbuoniamo|abbasso|abbassiamo)(?: (?:il|un|del))? \\d{1,3} ?(?:%|per cento)',
    '(?:le|vi|ti) (?:faccio|facciamo) (?:il|un) \\d{1,3} ?(?:%|per cento) (?:in meno|di meno|se)',
    '(?:abbasso|abbassiamo|riduco|riduciamo) (?:il|del) (?:prezzo|preventivo) del \\d{1,3} ?(?:%|per cento)',
    `con (?:il|il tuo|il suo|il nostro) codice(?: sconto| promozionale)? [A-Z0-9-]{3,20},?${word}{0,4}? \\d{1,3} ?(?:%|per cento)`,
    `(?:abbassar|ridurr|scontar|tagliar)(?:e|le|ti|vi)${word}{0,2}? (?:prezzo|preventivo|tariffa|importo) (?:di un (?:quarto|terzo|quinto|decimo)|della metà)`,
    `(?:aggiungiamo|aggiungo|includiamo|includo|regaliamo)${word}{0,3}? (?:licenz[ae]|mes[ei]|utent[ei]|access[oi]|or[ae]|post[oi]) (?:gratis|gratuit[oaie]|in omaggio|in regalo)`,
    `(?:le|ti|vi) (?:abbon(?:iamo|o)|condon(?:iamo|o)|togliamo|tolgo)${word}{0,1}? (?:quota|tassa|spese|costi|canone|commissione)(?= )`,
  ],
  price_quote: [
    `(?:il nostro|la nostra|il|la|l'|quest[oa]|ogni|un|una) ?(?:piano|tariffa|licenza|abbonamento|pacchetto|prezzo|corso|modulo|versione|edizione|installazione|formazione|servizio|canone)(?: [^.!?\\n]{2,30}?)? (?:costa(?:no)?|è di|sono|parte da|ammonta a|viene|verrebbe|sarebbe di|costerebbe) (?:solo |soltanto |circa ){0,2}${money}`,
    `${money} (?:per|a) (?:utente|licenza|postazione|partecipante|persona|contatto|messaggio|casella|dispositivo|sede)(?: (?:al|e al) (?:mese|anno))?`,
    `(?:fatturiamo|chiediamo|pagh(?:erà|erai|erebbe|eresti) (?:solo|soltanto|con noi)|paga(?:te)? (?:solo|soltanto)|le (?:costerà|costerebbe)|ti (?:costerà|costerebbe)|vi (?:costerà|costerebbe)) (?:[a-zé]{2,10} ){0,2}${money}`,
  ],
  guarantee_claim: [
    `(?:garanti(?:amo|sco)|(?:possiamo|posso) garantir(?:le|vi|ti|e))${word}{0,7}? (?:${gain}|(?:il |almeno il )?\\d{1,3} ?(?:%|per cento)|il (?:doppio|triplo)|\\d{1,2} volte)(?! di disponibilità)`,
    `garanti(?:amo|sco) che${word}{0,8}? ${grows}`,
    '(?:risultat[oi]|successo|risparmio|soddisfazione|vendite|crescita)(?: al)?(?: 100 ?%)? (?:garantit[oiae]|assicurat[oiae])',
    '(?:completamente|totalmente|assolutamente|è|100 ?%|del tutto|provi|prova) (?:senza (?:alcun |nessun )?rischio?|priv[oa] di rischi)',
    'senza (?:alcun |nessun )?rischio? (?:per (?:lei|voi|te)|da parte (?:sua|vostra|tua))',
    'non (?:corre|corri|correte) (?:assolutamente )?(?:alcun|nessun) rischio',
    'non (?:rischia|rischiate|rischi) (?:assolutamente )?(?:nulla|niente)|non (?:ha|hai|avete) (?:assolutamente )?(?:nulla|niente) da perdere',
    '(?:la nostra|con|con la|offriamo una) garanzia (?:di risultat[oi]|di successo|soddisfatti o rimborsati)',
    '(?:promett(?:iamo|o)|assicur(?:iamo|o)) (?:il doppio|il triplo|di raddoppiare|il \\d{1,3} ?(?:%|per cento) in più)',
    `(?:promett(?:iamo|o)|assicur(?:iamo|o)) che${word}{0,5}? ${grows}`,
    `${grows}${word}{0,4}?,? garantito`,
    '(?<!\\b(?:il|un|al|del|di) )rischio zero(?= ?[.,!;)]|$|\\n| per (?:lei|te|voi))',
    `(?:(?:la )?promozione|(?:il )?superamento|(?:l')?ammissione|(?:il )?successo) (?:di (?:suo|sua|tuo|tua) figli[oa]|dell'esame|all'esame|al concorso|del (?:suo|tuo) progetto) è(?: al 100 ?%)? (?:garantit[oa]|assicurat[oa])`,
    `garanti(?:amo|sco) che (?:la sua|la tua|il suo|il tuo|la vostra|l'agenda)${word}{0,6}? (?:pien[oa]|al completo|si riempirà)`,
    `(?:promett(?:iamo|o)|assicur(?:iamo|o)|garanti(?:amo|sco)) che${word}{1,3}? si (?:ripagherà|ripaga|ammortizza|ammortizzerà)`,
    '(?:il )?(?:suo|tuo|vostro) (?:successo|risultato) è (?:al 100 ?% )?(?:garantito|assicurato)',
  ],
  superlative_claim: [
    `(?:il miglior|la miglior|la migliore|il migliore|i migliori|le migliori) ${product}(?:${word}{0,2})? (?:sul mercato|del mercato|del settore|al mondo|d'Italia|in Italia|d'Europa|in Europa|della regione|della città)`,
    `(?:il|la|lo) ${product} più (?:affidabile|veloce|complet[oa]|economic[oa]|avanzat[oa]|sicur[oa]|innovativ[oa]|potente)(?:${word}{0,2})? (?:sul mercato|del mercato|del settore|al mondo|d'Italia|in Italia|d'Europa)`,
    `(?:siamo|è|restiamo) (?:il |la |i )?(?:numero (?:uno|1)|n\\. ?1|leader indiscussi)(?! della lista)`,
    `(?:nessun altro|nessun'altra) ${product} ${word}{0,4}? ?(?:meglio|più|così|meno)`,
    `(?:l'unico|l'unica) ${product} (?:che|sul mercato|in grado|con)`,
  ],
  false_urgency: [
    `ultima (?:occasione|possibilità|opportunità)(?= ?!| (?:prima di|per (?:approfittare|risparmiare|ottenere|usufruire)))`,
    `(?:offerta|promozione|sconto|prezzo)${word}{0,3}? (?:scade|termina|finisce|valid[oa])${word}{0,2}? (?:oggi|stasera|a mezzanotte|fino a oggi|tra (?:poche|\\d{1,2}|due|tre) (?:ore|minuti))`,
    `(?:ultimi posti|ultimi pezzi|ultime licenze)(?: disponibili| a questo prezzo|!)`,
    `(?:restano|rimangono|sono rimasti|rimasti) (?:solo|soltanto) (?:\\d{1,2}|due|tre|quattro|pochi|poche) (?:posti|pezzi|licenze|copie)`,
    `(?:solo|soltanto) (?:per )?(?:oggi|fino a (?:oggi|mezzanotte)) (?:a questo prezzo|in sconto|con (?:lo )?sconto|risparmi)`,
  ],
  fabricated_relationship: [
    `come (?:concordato|discusso|detto|promesso|accennato|anticipato) (?:(?:ieri|la settimana scorsa|lunedì|martedì|mercoledì|giovedì|venerdì) )?(?:al telefono|per telefono|durante la nostra|nella nostra|in fiera)`,
    `(?:dopo|a seguito della|in seguito alla|facendo seguito alla|dalla) (?:nostra|nostro) (?:ultima |recente |breve |ultimo )?(?:conversazione|telefonata|chiamata|riunione|chiacchierata|incontro)(?: (?:di ieri|della settimana scorsa|di (?:lunedì|martedì|mercoledì|giovedì|venerdì)))?`,
    `(?:è stato un piacere|mi ha fatto piacere) (?:conoscerla|conoscerti|parlare con lei|parlare con te|incontrarla|incontrarti|vederla)(?: (?:ieri|la settimana scorsa|alla fiera|lunedì))?`,
    `grazie (?:ancora )?per (?:la|il) (?:nostra |nostro )?(?:conversazione|telefonata|chiacchierata|chiamata|riunione|incontro) di (?:ieri|stamattina|oggi|lunedì|venerdì)`,
  ],
  investment_promise: [
    `(?:rendimento|guadagni?|interessi|profitti?) (?:annuo |annuale )?(?:garantit[oi]|assicurat[oi]|cert[oi])(?: del(?:l'|lo)?)? ?(?:\\d{1,2}|senza rischi|all'anno)`,
    `(?:garantiamo|garantisco|assicuriamo) (?:un rendimento|un \\d{1,2}(?:[.,]\\d)? ?% (?:di (?:rendimento|interesse)|annuo|all'anno))`,
    `\\d{1,2}(?:[.,]\\d)? ?(?:%|per cento) (?:di (?:rendimento|interesse|interessi)|annuo|all'anno)${word}{0,3}?,? (?:garantit[oi]|assicurat[oi]|senza (?:alcun )?rischio)`,
    `(?:raddoppi|raddoppia|triplichi|triplica|moltiplichi|moltiplica) (?:il suo|il tuo|i suoi|i tuoi) (?:denaro|soldi|capitale|risparmi|investimento)`,
  ],
  sensitive_attribute: [
    `(?:poiché|dato che|visto che|siccome|perché|ora che|so che|sappiamo che|abbiamo saputo che) (?:Lei |tu )?(?:anche )?(?:soffre|soffri|è affett[oa]|è malat[oa]) (?:di |da |d')?(?:un |una )?${illness}`,
    '(?:poiché|dato che|visto che|siccome|perché|ora che|so che|sappiamo che|abbiamo saputo che) (?:Lei |tu )?(?:è|sei|aspetta) (?:anche )?(?:incinta|in gravidanza|un bambino|diabetic[oa]|depress[oa]|sieropositiv[oa]|disabile|asmatic[oa]|epilettic[oa]|autistic[oa]|gay|lesbica|omosessuale|bisessuale|transgender|cattolic[oa]|musulman[oa]|ebre[oa]|cristian[oa]|protestante|buddista|ate[oa]|sindacalista|alcolista)',
    `(?:la sua|il suo|la tua|il tuo|della sua|del suo|alla sua|al suo) (?:recente |attuale )?(?:gravidanza|aborto|cancro|tumore|diabete|depressione|disabilità|chemioterapia|sclerosi multipla|epilessia|malattia cronica|omosessualità|orientamento sessuale|iscrizione al sindacato|religione|colore della pelle|origine etnica)(?= ?[.,;:!?]| le | ti | ci | può | non | è | e |$)`,
    '(?:da|come|in quanto) (?:buon |buona )?(?:cattolic[oa]|musulman[oa]|ebre[oa]|cristian[oa]|protestante|buddista|ate[oa]|omosessuale|gay|lesbica|sindacalista|diabetic[oa]|donna incinta|persona disabile),? (?:Lei|tu|capirà|capirai|saprà|apprezzerà|comprenderà)',
    `(?:da|come|in quanto) ${trait}(?: (?:praticante|credente|devot[oa]|convint[oa]))?,? (?:Lei|tu|[^\\s.,;:!?]{2,12}(?:rà|rai)|gode|godi|ha|hai|sa|sai|può|puoi|merita|meriti|conosce|conosci|il tema)(?= )`,
    `(?:la sua|la tua|della sua|della tua)(?: (?:recente|nuova))? diagnosi di ${illness}`,
  ],
  medical_claim: [
    `(?<!\\b(?:la|una|in|di|per|sotto|sua|si|clinica|studio|reparto|medico|dottoressa|dottore|ospedale|centro|ambulatorio|specialista|équipe) )(?:guarisc(?:e|ono)|cura|curano|elimina|eliminano|sconfigge|sconfiggono|fa sparire) ${ailment}`,
    '(?:clinicamente|medicalmente) (?:testat|provat|dimostrat|approvat|validat)[oaie]',
    `sostituisc(?:e|ono)${word}{0,1}? (?:i tuoi|i suoi|le tue|le sue) (?:farmaci|medicine|medicinali|pastiglie|pillole)`,
    `${remedy}${word}{0,5}?(?:, [^.,;!?]{3,40})?,? (?:alleviano?|allevia|tratta(?:no)?|combatt(?:e|ono)|calma(?:no)?|previen(?:e|gono)|abbassa(?:no)?|riduc(?:e|ono)|cura(?:no)?) (?:${ailment}|(?:la |il |i |l')(?:pressione(?: sanguigna| arteriosa)?|colesterolo|glicemia|dolori? articolar[ei]))`,
    `(?:la sua|la tua|il suo|il tuo|l'|la|le sue) ?(?:artrosi|artrite|cancro|diabete|emicrania|depressione|ansia|insonnia|asma|allergia|eczema|psoriasi|acne|ipertensione|varici|calvizie) (?:sparir(?:à|anno)|scomparir(?:à|anno)|guarir(?:à|anno))`,
  ],
  contract_commitment: [
    `(?:garantiamo|garantisco|ci impegniamo|mi impegno|assicuriamo|assicuro)${word}{0,1}? (?:per contratto|contrattualmente|legalmente)`,
    `(?:terremo|teniamo|terrò|tengo)${word}{0,1}? indenn[ei]${word}{0,2}? (?:qualsiasi|ogni|tutte le|tutti i) (?:pretes[ae]|dann[oi]|richiest[ae]|perdit[ae])`,
    `quest[ao] (?:e-?mail|mail|messaggio)${word}{0,2}? (?:vale|costituisce|ha valore)${word}{0,3}? (?:proposta|offerta|impegno) vincolante`,
    `(?:ci assumiamo|mi assumo|accettiamo|accetto)${word}{0,3}? responsabilità illimitata`,
    `garant(?:iamo|isco) (?:una? |un')?(?:disponibilità|uptime|tempo di risposta)${word}{0,2}? \\d{1,3}`,
    `con la presente,? (?:accettiamo|accetto|sottoscriviamo)${word}{0,2}? (?:contratto|offerta|condizioni|proposta)(?: senza riserve| integralmente| in modo vincolante)`,
    `consider[ia] (?:questo|questa|il presente)${word}{0,1}? (?:un'|come un')(?:offerta|proposta) (?:vincolante|ferma)`,
    `(?:impegniamo|impegno|obblighiamo) a (?:versar|pagar|corrisponder)(?:e|le|vi|ti)${word}{0,1}? (?:penale|penali|indennità|indennizzo)`,
    `(?:le|ti|vi) (?:verseremo|pagheremo|verserò|pagherò)${word}{0,1}? penal[ei]`,
  ],
  legal_or_certification_claim: [
    '(?:pienamente|totalmente|completamente|perfettamente|al 100 ?%|100 ?%) (?:conform[ei]|in regola|a norma) (?:al|alla|con il|con la|col) (?:GDPR|regolamento|normativa|legge)',
    `(?:siamo|(?:nostr[oaie])${word}{1,4}? (?:è|sono)) (?:ufficialmente |pienamente )?(?:certificat[oaie]|accreditat[oaie]|omologat[oaie]|approvat[oaie])(?: secondo| da| dal| per| a norma)?(?: la| l')? ?(?:norma )?(?:${scheme}|Garante|AgID|Accredia)`,
    `(?:nostr[oaie]${word}{1,2}?) (?:rispetta(?:no)?|soddisfa(?:no)?|osserva(?:no)?) tutti gli (?:obblighi|adempimenti) (?:di legge|legali|normativi)`,
    `(?:legalmente|giuridicamente|per legge),? (?:lei )?(?:ha|hai) diritto a[l]?`,
    `(?:questa|la|tale) (?:clausola|penale) è (?:nulla|vessatoria|illegale|inefficace)`,
  ],
  denies: 'non|nessun[oa]?|mai|neanche|nemmeno',
  toldOf:
    'secondo|in base a|la legge|per legge|legale|produttore|compagnia|assicurazione|proprietario|(?:il|la|suo|sua) (?:banca|fornitore)|concorren(?:te|ti|za)|sostiene|concordat[oaie]|come d.accordo|(?:il )?(?:vostro|suo) negozio|(?:i )?(?:vostri|suoi) clienti|ho visto|ho letto|recesso|fattura',
  slotWords:
    'nome|cognome|azienda|società|cliente|destinatario|contatto|referente|ruolo|posizione|città|paese|indirizzo|settore|importo|prodotto|mittente|telefono|firma',
  slotParticles: 'di|del|della|dell|dei|il|la|lo|l|tuo|tua|suo|sua|e',
  greeting: 'ciao|gentile|gentili|buongiorno|buonasera|salve|car[oa]|egregio|spett(?:abile|\\.)',
  closing:
    '(?:cordiali|distinti|cari|migliori) saluti|cordialmente|un (?:caro )?saluto|saluti|a presto|grazie e saluti',
  trial:
    '(?:questo|questa) è (?:solo )?un[oa]? (?:test|prova|messaggio di prova|mail di prova)|(?:messaggio|mail|e-?mail) di prova|(?:questo è (?:solo )?(?:un )?)?testo (?:di esempio|segnaposto)|prova',
};
