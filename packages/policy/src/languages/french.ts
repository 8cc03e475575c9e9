import { type Language, money, scheme, word } from './language.ts';

const model =
  "(?:(?:grand |simple )?modèle (?:de langage|de langue|linguistique|d'IA)(?: (?:IA|d'IA))?|(?:une )?(?:IA|intelligence artificielle)|(?:assistant|agent) (?:IA|virtuel|d'IA|conversationnel|numérique)(?: (?:IA|d'IA))?|chatbot|robot conversationnel)";
const piece =
  "(?:(?:brouillon|proposition|version|ébauche|projet|exemple|modèle|reformulation|variante|réécriture)(?: (?:d'|de |de l'|du |de votre |de ton )(?:e-?mail|mail|courriel|message|objet|réponse|relance)(?: de (?:prospection|relance|suivi|remerciement))?)?|(?:e-?mail|mail|courriel|message|objet)(?: de (?:prospection|relance|suivi|remerciement))?)s?";
const ofMail =
  "(?: (?:d'|de |de l'|du |de votre |de ton )(?:e-?mail|mail|courriel|message|objet|réponse|relance)(?: de (?:prospection|relance|suivi|remerciement))?)";
const adjective =
  '(?:(?:plus |un peu |légèrement )?(?:courte?|concise?|formel(?:le)?|brève|bref|amicale?|chaleureuse?|chaleureux|professionnel(?:le)?|révisée?|reformulée?|corrigée?|améliorée?|personnalisée?|raccourcie?|réécrite?|retravaillée?|mise? à jour|directe?|directive|polie?|percutante?|adaptée?)s?(?:,? et |,? )?)';
const draftPart =
  "(?:(?:le|du|au) (?:ton|style|message|mail|courriel|brouillon|texte|objet)|(?:la|de la) (?:longueur|formulation|tonalité|version)|l'(?:e-?mail|objet|accroche)|cet? e-?mail|ce (?:message|mail|texte)|quelque chose dans le (?:ton|texte|message))";
const tune =
  '(?:ajuste|modifie|change|raccourcisse|reformule|réécrive|adapte|personnalise|affine|allonge|retravaille|adoucisse)';
const party = '(?:destinataire|prospect|lead|interlocuteur|contact|entreprise|société|client potentiel|client cible)';
const machine =
  '(?:robot|bot|chatbot|IA|intelligence artificielle|machine|algorithme|ordinateur|automate|programme|logiciel)';
const person = '(?:vraie?|véritable|réelle?|authentique)';
const tuneIt =
  '(?:ajuster|modifier|changer|raccourcir|reformuler|réécrire|adapter|personnaliser|affiner|allonger|retravailler|adoucir)';
const opens = '(?<=(?:^|[\\n.!?:;([*>|-]) ?)';
const customer =
  '(?:au|aux|avec le|avec les|à la|devant le|à notre|à ce) (?:clients?|prospects?|acheteurs?|candidats?|destinataires?|clientes?)';
const gain =
  "(?:chiffre d'affaires|leads?|clients?|rendez-vous|résultats?|ventes|économies?|croissance|succès|candidatures?|prospects|réussite|trafic|conversions?|retour sur investissement|ROI|première page|visites|réservations|embauches)";
const grows =
  '(?:doubler(?:a|ez|ont)?|tripler(?:a|ez|ont)?|augmenter(?:a|ez|ont)?|économiser(?:ez)?|gagner(?:ez)?|baisser(?:a|ont)?|progresser(?:a|ez|ont)?|plus de)';
const whole =
  "(?:la totalité|l'intégralité|intégralement|tout|votre argent|100 ?%|le montant total|la moitié|le prix(?: total)?)";
const freely = '(?:sans (?:frais|pénalités?|justification|motif|engagement)|gratuitement)';
const ailment =
  "(?:l'|le |la |les |votre |vos |tes? |ton |ta )(?:arthrose|arthrite|rhumatismes?|cancer|tumeurs?|diabète|migraines?|dépression|anxiété|insomnies?|asthme|allergies?|eczéma|psoriasis|acné|hypertension|acouphènes?|démence|alzheimer|goutte|ostéoporose|hernies? discales?|apnées? du sommeil|mal de dos|sciatique|varices|calvitie)";

/** What the reader may suffer from. */
const illness =
  "(?:'|e |u |'une |'un )(?:cancer|diabète|dépression|anxiété|épilepsie|asthme|sclérose en plaques|sida|vih|alzheimer|parkinson|migraines?|burn-?out|endométriose|maladie (?:chronique|grave|rare))";

/** What is sold as a cure. */
const remedy =
  '(?:tisanes?|thés?|gélules?|crèmes?|pommades?|compléments?(?: alimentaires?)?|appareils?|gouttes|huiles?|comprimés?|gels?|sprays?|patchs?|sirops?|poudres?|matelas|bracelets?|produits?|capsules?|sérums?)';
/** What the reader may be, said as a noun or with one. */
const trait =
  "(?:(?:bon |bonne )?(?:catholique|protestante?|musulmane?|juive?|juif|chrétien(?:ne)?|bouddhiste|hindoue?|athée|homosexuel(?:le)?|lesbienne|syndicaliste|syndiquée?|diabétique|épileptique|alcoolique)|personne (?:handicapée|trans(?:genre)?|séropositive|noire|homosexuelle)|(?:homme|femme|couple) (?:gay|noire?|musulmane?|juive?|juif|lesbienne|enceinte|trans|homosexuel(?:le)?)|(?:membre|adhérente?) d'un syndicat)";

/** What is boasted of. */
const product =
  '(?:fournisseurs?|logiciels?|solutions?|plateformes?|CRM|outils?|produits?|agences?|prestataires?|systèmes?|entreprises?|applications?|partenaires?|cliniques?|hôtels?|boutiques?|services?|assurances?|banques?|fabricants?|formations?)';

/** What a French model's output holds. */
export const french: Language = {
  ai_refusal_text: [
    `en tant (?:que |qu')(?:un |une |simple )?${model}(?: [^.,!?\\n]{2,40})?,? (?:je|mon|ma|mes|il m'est|j')`,
    `je (?:ne )?suis (?:qu'|seulement |juste |simplement |malheureusement )?(?:une? )?${model}(?: [^.,!?\\n]{2,40})?,? (?:et|qui|donc|je|développée?|entraînée?|créée?) [^.!?]{0,60}?(?:n'|ne |pas|aucune?|sans|OpenAI|Anthropic|Google|Mistral)`,
    'je suis un (?:grand |simple )?modèle de langage',
    "j'ai été (?:créée?|entraînée?|développée?|conçue?|programmée?) par (?:OpenAI|Anthropic|Google|Meta|Mistral|Microsoft)",
    "(?:désolée?,? |navrée?,? |malheureusement,? |regrette,? |excuses,? )(?:mais )?je ne (?:peux|suis) (?:malheureusement )?pas (?:en mesure de |capable de |vous |t'|te |autorisée? à ){0,2}(?:aider|répondre|accéder|donner suite|satisfaire|assister)(?: (?:à|avec|pour|dans|favorablement à)){1,2} (?:cette|ce type de|ce genre de) (?:demande|requête|tâche|requêtes|demandes)(?! ?[.,;!]? (?:avant|mais|veuillez|merci|contactez|nous|car (?:le|la|notre|vous)|tant que|(?:(?:car|parce que|puisque|comme) )?(?:elle|il|cela|ceci|celle-ci) (?:relève|dépend|concerne|incombe|appartient)|c'est (?:du ressort|l'affaire|le rôle|votre|notre)))",
    "(?:je (?:ne (?:peux|puis|suis) (?:malheureusement )?pas|refuse de)|il (?:ne m'est pas possible|m'est impossible) de) (?:en mesure de |capable de |autorisée? à |vous |pouvoir ){0,2}(?:rédiger|écrire|générer|produire|créer|composer|fournir) (?:ce|cet|cette|ces|ce type de|ce genre de|de tels?|des?) (?:messages?|e-?mails?|courriels?|contenus?|textes?|type de (?:message|contenu|texte|e-?mail)s?)(?! (?:avant|tant que|sans|aujourd|ce soir|maintenant))",
    "(?:à l'encontre de|enfreint|viole|contraire à|contrevient à|respecte pas|contre) (?:mes|les) (?:directives|règles d'utilisation|règles de sécurité|politiques d'utilisation|principes éthiques|consignes de sécurité|conditions d'utilisation d'OpenAI)(?: (?:d'OpenAI|d'Anthropic))?(?<!les (?:directives|principes éthiques))",
    "je n'ai pas (?:accès|la possibilité d'accéder|la capacité d'accéder) (?:à |aux )?[^.!?]{0,40}?en temps réel",
    "je n'ai pas d'(?:opinions?|émotions?|expériences?) (?:personnelles?|propres?)(?: (?:ni|ou) |,? (?:en tant|car je suis))",
    "(?:mes données d'entraînement|mes connaissances (?:s'arrêtent|vont jusqu|se limitent|sont limitées)|ma dernière mise à jour (?:de connaissances|date)|mon entraînement s'arrête)",
    "(?:désolée?|navrée?),? (?:mais )?je ne (?:peux|suis) pas (?:en mesure de )?(?:vous |t')?aider (?:avec|pour) (?:cela|ça|ceci)(?= ?(?:[.!]|$|\\n))(?! ?[.!] (?:mais|veuillez|contactez|nous|peut-être))",
    "je ne (?:peux|suis) pas (?:en mesure de )?(?:vous |t')aider à (?:rédiger|écrire|générer|créer|produire) (?:un |ce |ce type de |ce genre de |de tels? |du )(?:contenus?|textes?|messages?)",
  ],
  ai_meta_commentary: [
    "voici une (?:autre |nouvelle )?(?:proposition|suggestion) (?:de |d')(?:e-?mail|mail|message|courriel|réponse)(?: que (?:vous pou(?:vez|rriez)|tu peux|tu pourrais) (?:envoyer|utiliser|adapter))? ?:",
    `(?:voici|ci-dessous|vous trouverez ci-dessous|je vous propose|je te propose) (?:donc |maintenant )?(?:une?|le|la|les|l'|votre|ton|ta|deux|trois|quatre|quelques|plusieurs|\\d) ?(?:autres? |nouvelles? |nouveau |nouvel |petite? |courte? |première? ){0,2}${piece}(?:,? ${adjective}{1,3})?${ofMail}?(?: que vous pouvez (?:utiliser|adapter)| que tu peux (?:utiliser|adapter)| à adapter)?(?= ?:(?! ?(?:https?|[\\w.+-]{1,40}@)))`,
    `(?:bien sûr|certainement|avec plaisir|bien entendu|d'accord|parfait|absolument|volontiers|pas de problème)(?: ?[!,.:]){1,2} ?(?:voici|je vous propose|je te propose|j'ai (?:rédigé|reformulé|raccourci)) (?:une?|le|la|les|l'|votre|ton|ta|deux|trois|quelques) ?(?:nouvelles? |nouveau |petite? |courte? ){0,2}${piece}(?:,? ${adjective}{1,3})?(?= ?[:,.!]|${ofMail})`,
    `(?:dites-moi|dis-moi|faites-moi savoir|fais-moi savoir|indiquez-moi|n'hésitez pas à me (?:dire|le dire|faire savoir)|n'hésite pas à me (?:dire|faire savoir)|me (?:dire|faire savoir)) (?:si|s'il faut) ?(?:vous (?:souhaitez|voulez|préférez|désirez)|tu (?:souhaites|veux|préfères))? ?(?:que je |que j')(?:l')?${tune} ${draftPart}`,
    `(?:voulez-vous|souhaitez-vous|veux-tu|souhaites-tu|désirez-vous|tu veux|vous voulez) (?:que je |que j')${tune} ${draftPart}`,
    `(?:voulez-vous|souhaitez-vous|veux-tu|souhaites-tu|désirez-vous|tu veux|vous voulez) que je (?:la|le|l') ?(?:raccourcisse|reformule|réécrive|rende (?:plus|moins) (?:courte?|formel(?:le)?|amicale?|concise?|directe?|chaleureu(?:x|se)))`,
    `(?:voulez-vous|souhaitez-vous|veux-tu|souhaites-tu) (?:une|d'une|l'une) (?:autre )?version (?:plus|moins) ${adjective}`,
    "j'espère que (?:cette (?:version|proposition|reformulation) (?:de (?:l'e-?mail|votre e-?mail|votre message)|du (?:mail|message|courriel))|ce (?:brouillon|modèle d'e-?mail)) (?:vous|te|t'|correspond|convient|répond)",
    "[[](?:Note|Remarque|NB|N\\.B\\.)(?: (?:à vous|pour vous|de rédaction))? ?: ?[^\\]\\n]{0,80}(?:remplace|insér|adapt|personnalis|complét|ajout|nom|avant (?:l')?envo)[^\\]\\n]{0,120}[\\]]",
    '[(](?:Note|Remarque|NB) ?: ?[^()\\n]{0,80}(?:remplace[rz]|adapte[rz]|personnalise[rz]|insére[rz]|complète[rz]|compléte[rz])[^()\\n]{0,80}[)]',
    "(?:remplacez|remplace|complétez|pensez à remplacer|n'oubliez pas de remplacer|pense à remplacer) (?:bien |simplement )?(?:les |tous les )(?:espaces réservés|champs entre crochets|éléments entre crochets|informations entre crochets|mentions entre crochets|crochets)",
    "j'ai (?:gardé|adopté|conservé|utilisé|privilégié|opté pour) un ton [^.!?]{3,60}",
    "j'ai (?:raccourci|reformulé|réécrit|retravaillé|adouci) (?:le (?:ton|message|mail|courriel)|l'e-?mail|votre (?:message|e-?mail|mail)) (?:pour|afin|en|à|et|tout)",
    "voici (?:deux|trois|quatre|cinq|quelques|plusieurs|\\d) (?:propositions d'|suggestions d'|idées d'|options d'|variantes d')(?:objets?|accroches?|e-?mails?)",
    `(?:si (?:vous le souhaitez|tu (?:le )?(?:veux|souhaites)|vous (?:voulez|préférez)|besoin|nécessaire)|au besoin),? je (?:peux|pourrais) (?:aussi |également |en )?(?:${tuneIt} ${draftPart}|(?:le |la |l')(?:raccourcir|reformuler|réécrire|rendre (?:plus|moins) ${adjective})|proposer une (?:autre )?version (?:plus|moins))`,
    `si (?:vous (?:souhaitez|voulez|préférez|désirez)|tu (?:souhaites|veux|préfères)) une (?:autre )?version (?:plus|moins) ${adjective}`,
    "(?:n'hésitez pas à|n'hésite pas à|vous pouvez|tu peux|libre à vous de|libre à toi de) (?:adapter|personnaliser|ajuster|modifier) (?:ce|cet|le|l'|ces) ?(?:message|e-?mail|mail|texte|modèle|brouillon|lignes) (?:selon|à (?:votre|ton|vos|tes)|en fonction)",
    `voici (?:le|votre|ton) texte ${adjective}(?= ?:(?! ?(?:https?|[\\w.+-]{1,40}@)))`,
    "voici (?:le |la |l'|un |une |votre |ton )(?:brouillon|e-?mail|mail|message|texte|version|courriel)(?: (?:revue?|révisée?|retravaillée?|corrigée?|remaniée?|reformulée?))?,? (?:désormais |maintenant )?(?:dans|sur|avec) un ton (?:plus |un peu plus )?(?:[a-z]|é|ï){4,14}(?= ?:)",
    "(?:si|s') ?[^.!?]{2,40}? version (?:raccourcie|abrégée|reformulée|allégée|retravaillée|simplifiée|remaniée) de (?:ce|cet|votre|l') ?(?:message|e-?mail|mail|courriel|texte)",
    'si (?:vous (?:en )?(?:souhaitez|voulez|préférez|désirez|souhaiteriez|préféreriez)|tu (?:souhaites|veux|préfères|préférerais)) (?:que (?:ce|cet) (?:message|e-?mail|mail|courriel|texte) soit|(?:ce|cet) (?:message|e-?mail|mail|courriel|texte)(?: en)?) (?:plus|moins) (?:court|bref|formel|direct|concis|chaleureux)',
    "(?:deux|trois|quatre|cinq|quelques|plusieurs|\\d) (?:variantes|propositions|options|versions|idées|suggestions) (?:pour|de) (?:l'objet|la ligne d'objet|votre objet|l'objet du (?:mail|message))(?= ?:)",
  ],
  ai_missing_context: [
    "je n'ai pas (?:reçu|trouvé) (?:le|la|les) (?:nom|prénom|poste|coordonnées|entreprise|secteur) (?:du|de la|de ce) (?:destinataire|prospect|contact)",
    `(?:je n'ai (?:malheureusement )?(?:pas|aucune)|n'ayant (?:pas|aucune)|je ne dispose (?:pas|d'aucune)|il me manque|sans) (?:malheureusement |encore )?(?:assez d'|suffisamment d'|d'|de |des |plus d'|la moindre )?(?:informations?|éléments?|détails?|contexte|précisions?|données)(?: (?:suffisante?s|précises?))? (?:sur|concernant|à propos|relatives?)(?: (?:de|du|à|au))? ?(?:le |la |l'|ce |cette |cet |votre )?${party}[^.!?]{0,70}?(?:personnaliser|rédiger|écrire|adapter|compléter|générer|personnalisée?|générique|message général|neutre)`,
    `(?:d'après|selon|sur la base (?:de|des)|à partir (?:de|des)|dans) (?:les |des |ces )?(?:informations|éléments|données|détails) (?:fournie?s|disponibles|communiquée?s|transmis(?:es)?|donnée?s)[^.!?]{0,50}?(?:aucun (?:nom|destinataire|contact|prospect)|aucune (?:entreprise|société|information)|n'a pas (?:été|pu)|pas (?:été )?(?:mentionnée?|précisée?|indiquée?|identifiée?))`,
    `(?:afin |pour )que je (?:puisse|sois en mesure de) (?:vous |te )?(?:rédiger|écrire|personnaliser|adapter|générer|créer) (?:l'|le |un |une |votre |ton |ce |cet )?(?:e-?mail|mail|message|courriel|texte|brouillon|accroche)`,
    `(?:le nom|l'entreprise|la société|le poste) (?:du |de la |de l')?(?:destinataire|prospect|lead|contact|entreprise|société)? ?(?:n'a pas été|n'est pas|n'était pas) (?:fournie?|précisée?|indiquée?|mentionnée?|renseignée?) (?:dans|par|donc|,|je)`,
    "(?:j'aurais besoin|j'ai besoin) (?:de plus d'|d'|de |de quelques )(?:informations?|détails|précisions|contexte) (?:sur|concernant) [^.!?]{3,60}?pour (?:rédiger|personnaliser|écrire) (?:l'|le |un |cet? )?(?:e-?mail|mail|message|courriel)",
    `(?:aucune (?:information|précision|donnée)|aucun (?:nom|détail|contexte)|(?:le nom|l'entreprise)) [^.!?]{0,50}?(?:fournie?|indiquée?|précisée?|mentionnée?|communiquée?|renseignée?|transmise?),? (?:j'ai donc|donc j'ai|je suis donc|le message (?:reste|est) donc|c'est pourquoi (?:j'ai|le message)) [^.!?]{0,60}?(?:générique|général|neutre|impersonnel)`,
    `(?:faute d'|en l'absence d'|sans (?:plus d'|davantage d'))(?:informations?|éléments?|précisions?|contexte) (?:sur|concernant) (?:le |la |l'|votre |ce |cette )?${party}[^.!?]{0,40}?(?:générique|général|neutre|rédigée?|personnalisée?)`,
    "(?:je n'ai (?:malheureusement )?pas|je ne dispose (?:malheureusement )?pas|je manque|il me manque) (?:assez |suffisamment )?(?:de |d'|du )?(?:contexte|informations?|éléments|données|détails|précisions)[^.!?]{0,60}? pour (?:pouvoir )?personnaliser (?:ce|cet|cette|le|l'|votre) ?(?:message|e-?mail|mail|courriel|texte|accroche)",
    "(?:il n'a pas été|il n'est pas|il m'est|il m'a été|il était) (?:im)?possible de personnaliser (?:ce|cet|cette|le|l') ?(?:message|e-?mail|mail|courriel|texte|accroche)",
    `sans${word}{0,3}? (?:détails?|informations?|précisions?|éléments?|contexte)${word}{0,5}?,? je ne (?:peux|suis)${word}{0,5}? (?:rédiger|écrire|personnaliser|composer)${word}{0,2}? (?:message|mail|e-?mail|courriel|texte)`,
    `aucun (?:nom|prénom)${word}{0,3}? n'(?:a été|est|était) (?:fourni|précisé|indiqué|mentionné|communiqué|renseigné)`,
    `(?:je ne dispose|je n'ai) pas${word}{0,2}? (?:d'informations?|d'éléments?|de détails?|de contexte|de données|de précisions?)${word}{0,5}? pour${word}{0,2}? (?:personnaliser|rédiger|écrire) (?:ce|cet|le|un|l'|votre)`,
    `(?:n'ayant|faute) (?:pas |aucun[e]? )?(?:d'|de )?${word}{0,1}? ?(?:informations?|précisions?|détails?|éléments?)${word}{0,5}?,? j'ai (?:gardé|laissé|rédigé|conservé)${word}{0,3}? (?:général|générique|neutre|impersonnel)`,
  ],
  prompt_residue: [
    '(?:tu es|vous êtes|agis comme|agissez comme|comporte-toi comme) (?:une? )(?:assistante?|agent|expert|rédacteur|copywriter|commercial|SDR) [^.!?]{0,60}[.!] ?(?:(?:rédige|écris|rédigez|écrivez|génère|crée)(?:-moi)? (?:une?|des|deux|trois|\\d)[^.!?]{0,40}?(?:e-?mails?|mails?|messages?|courriels?|relance|réponse)|ta tâche|ta mission|ton rôle|votre tâche|votre mission)',
    "(?:tu es|vous êtes) une? assistante? (?:virtuel(?:le)? |commercial |d')?(?:utile|serviable|IA|intelligente?|intelligence artificielle)",
    '(?:rédige|écris|génère|crée|compose)(?:-moi)? (?:une?|trois|deux|\\d) (?:[^\\s.,;:!?]{2,20} ){0,3}?(?:e-?mail|mail|message|courriel|relance|accroche)s?[^.!?]{0,50}?(?:(?:de|en|sans dépasser|maximum|moins de|environ) \\d{1,3} (?:mots|caractères|phrases|lignes)|(?:prospect|client|lead|contact) (?:suivant|ci-dessous))',
    '(?:rédige|écris|utilise|adopte|garde)[^.!?]{0,40}? ton [^.!?]{3,40}?(?:sans dépasser|maximum|moins de|au plus|en) \\d{1,3} (?:mots|caractères|phrases)',
    '(?:maximum|pas plus de|moins de|sans dépasser) \\d{1,3} mots[^!?]{0,40}\\bton (?:amical|professionnel|chaleureux|formel|cordial|décontracté|convivial)',
    `${opens}(?:instructions?|consignes?|tâche|prompt|rôle|ta mission) ?: ?(?:rédige|écris|tu es|génère|utilise un ton|crée un)`,
    '(?:ta|votre|ton) (?:tâche|mission|rôle) (?:est|consiste) (?:à|de) (?:rédiger|écrire|générer|personnaliser) [^.!?]{2,40}(?:e-?mails?|messages?|mails?|courriels?)',
    'ne (?:mentionne|dis|révèle) (?:pas|jamais) que tu es une? (?:IA|robot|bot|assistant|modèle)',
    '(?<=(?:^|\\n) ?)#{1,4} ?(?:instructions?|consignes?|tâche|prompt)(?: système)? ?: ?[^\\n]{0,60}?(?:\\d{1,3} (?:mots|caractères|phrases)|vouvoyer|tutoyer|vouvoiement|tutoiement|ton )',
    "(?:instructions?|consignes?|message) (?:du |de )?système ?: ?(?:tu es|vous êtes) une? [^.!?\\n]{3,60}|(?:réponds|répondez) (?:uniquement|seulement) (?:avec|par) le (?:corps|texte|contenu) (?:de l'e-?mail|du mail|du message|du courriel)",
    `${opens}(?:prompt système|prompt|message système) ?: ?(?:réponds|écris|rédige|tu es|ne mentionne|utilise|garde)`,
    `${opens}(?:rédige|écris|compose)(?:-moi)? une? (?:[^\\s.;:!?]{2,20} ){0,4}?(?:e-?mail|mail|message|courriel|relance)${word}{0,3}? (?:au|à un|à ce|pour le|pour un|destiné au) (?:prospect|lead|client potentiel)`,
  ],
  internal_note_leak: [
    `${opens}(?:(?:note|remarque|info|commentaire|mémo|message) internes?|interne|(?:à |pour )?usage (?:strictement )?interne(?: (?:uniquement|seulement|exclusivement))?|(?:pour|à) (?:l')?usage interne(?: (?:uniquement|seulement))?|en interne(?: (?:uniquement|seulement))) ?(?::|[\\])](?! ?\\w{1,20}\\())(?! ?[\\d+(]|[^.!?]{0,60}\\bexternes? ?:)`,
    `(?<=(?:^|[\\n.!?:;,([*>|-]) ?|merci de )(?:surtout )?ne (?:surtout |rien )?(?:pas )?(?:le |la |les |l')?(?:transmettre|envoyer|communiquer|transférer|partager|divulguer|montrer|mentionner|dire|transmettez|transférez|envoyez)(?: (?:ceci|cela|ce mail|cette note|ce message|la marge|le prix))? ${customer}(?= ?[.,;:!)\\]*-]|$|\\n)`,
    `(?<=(?:^|[\\n.!?:;,([*>|-]) ?)(?:à )?ne pas (?:transmettre|envoyer|communiquer|transférer|partager|divulguer|montrer|mentionner) ${customer}(?= ?[.,;:!)\\]*-]|$|\\n)`,
    "(?:le client|la cliente|le prospect|notre client) (?:ne sait|n'est|ne se doute)(?: (?:toujours|encore))? (?:pas encore|de rien|encore rien|pas au courant|rien)(?: (?:de|du|pour|que|au) [^.!?]{2,60}?)?(?= ?[.,;!)\\]]|$|\\n)",
    "(?:supprimer|retirer|enlever|effacer|supprime|retire|enlève)(?:z)? (?:cette (?:ligne|note|phrase|mention)|ce (?:commentaire|paragraphe|passage)) avant (?:l'envoi|d'envoyer|envoi|expédition)",
    `${opens}à (?:supprimer|retirer|effacer) avant (?:l'envoi|d'envoyer|envoi)`,
    `${opens}(?:note|info|remarque|message) (?:pour|à|à l'attention) (?:de )?(?:l'équipe(?: commerciale)?|le commercial|les commerciaux|mon collègue|le support|la compta(?:bilité)?) ?:`,
    `${opens}(?:à )?usage (?:strictement )?interne (?:uniquement|seulement|exclusivement) ?-(?= )`,
    `${opens}(?:note|fiche|remarque|commentaire) CRM ?:`,
    `${opens}(?:pour|à) (?:toute )?l'équipe(?: commerciale)? ?: ?(?:ce|cette|le|la|notre) (?:cliente?|prospect) (?:est|sera|menace|paie|paiera|hésite|veut|ignore|ne sait)`,
    '(?:document|note|message|fichier) interne,? (?:à )?ne pas (?:diffuser|transmettre|partager|communiquer|transférer|envoyer)',
  ],
  stub_or_empty_body: [
    '[[] ?(?:insérer|insérez|insère|ajouter|ajoutez|indiquer|indiquez|compléter|complétez|renseigner|renseignez) [^[\\]\\n]{2,80} ?[\\]]',
    '[[] ?(?:[^[\\]\\n]{2,40} )?(?:à (?:compléter|insérer|rédiger|ajouter|définir|venir)) ?(?:ici )?[\\]]',
    '[(] ?(?:insérer|insérez) (?:ici [^()\\n]{2,60}|[^()\\n]{2,60} ici) ?[)]',
    '(?:votre|le|ton) (?:texte|message|contenu) (?:ici|vient ici|à insérer ici)(?= ?(?:[.!)\\]]|$|\\n))',
    "(?<=(?:^|\\n) ?)à (?:compléter|rédiger) ?: ?(?:rédiger|écrire|insérer|ajouter) (?:le |la |l'|un |une )?(?:texte|accroche|introduction|contenu|conclusion|paragraphe|message)",
    `${opens}à (?:faire|compléter|rédiger) ?: ?(?:écrire|rédiger|ajouter|compléter) (?:l'|le |la |un |une )?(?:introduction|intro|conclusion|accroche|texte|paragraphe|corps|contenu|objet)(?= ?(?:[.!]|$|\\n| du ))`,
  ],
  human_impersonation: [
    `je suis (?:bien |vraiment |réellement |en effet )?(?:une? )?(?:${person} )?(?:personne|humaine?|être humain)(?: réelle?| (?:bien )?réelle| en chair et en os)?,? (?:et )?(?:pas|non) (?:une? )?${machine}`,
    `je suis (?:bien |vraiment )?(?:une? )(?:${person} (?:personne|humaine?|être humain)|personne (?:réelle|en chair et en os)|être humain)(?= ?(?:[.,;!]|$|\\n| -))`,
    `(?<!["«»] ?)je ne suis (?:vraiment |pas du tout )?pas (?:une? )${machine}(?: ?,| et|\\.)? (?:mais|je|c'est|promis|juré|rassure)`,
    `(?:c'est|voici) (?:bien |vraiment )?(?:une? )(?:${person} )(?:personne|humaine?|être humain) qui (?:vous |t'|te )?(?:écri[ts]|parle|répond)`,
    `(?:ce|cet|cette|ces) (?:message|e-?mail|mail|courriel|lignes|mots|note)[^.!?]{0,30}?(?:écrite?|rédigée?|tapée?)s?[^.!?]{0,20}? par (?:une? )(?:${person} )?(?:humaine?|être humain|personne (?:réelle|en chair)|vraie personne)`,
    `(?:ce|cet|cette|ces) (?:message|e-?mail|mail|courriel|lignes|mots)[^.!?]{0,60}?(?:écrite?|rédigée?|tapée?|vient|viennent)s?[^.!?]{0,40}?(?:sans|pas (?:par|d')|et non (?:par|d')) ?(?:une? |aucune? |l'aide d'une? )?(?:${machine}|ChatGPT)(?= ?(?:[.,;!)]|$|\\n))`,
    `j'(?:écris|ai (?:écrit|rédigé|tapé)) [^.!?]{0,50}?(?:moi-même|à la main|personnellement|de ma main)[^.!?]{0,20}?,? sans (?:l'aide d'une? |aucune? )?(?:${machine}|ChatGPT)`,
    `(?:ce|cet|cette|ces) (?:message|e-?mail|mail|courriel|lignes) (?:n'a|n'est|n'ont|ne vient|ne sont|ne proviennent) (?:absolument |vraiment )?pas (?:été )?(?:écrite?s?|rédigée?s?|générée?s?|tapée?s?|envoyée?s?)? ?(?:par|d'|de|avec) ?(?:une? |l')?(?:${machine}|ChatGPT)`,
    `(?:promis|je (?:vous |te )?(?:promets|jure|assure|garantis)|rassurez-vous|rassure-toi|juré),? (?:que )?je ne suis (?:vraiment )?pas (?:une? )${machine}`,
    `c'est (?:bien |vraiment )?moi qui (?:vous |t'|te )?(?:écris|parle|réponds)[^.!?]{0,20}? pas (?:une? )?${machine}`,
    `derrière (?:ce|cet|ces) (?:message|e-?mail|mail|courriel|lignes|mots),? (?:il y a|se trouve|se cache) (?:bien |vraiment )?(?:une? )(?:${person} )?(?:personne|humaine?|être humain)`,
    `(?:c'est|il s'agit)(?: bien| vraiment)? (?:d')?une? (?:${person} )?(?:être humain|humain|humaine|personne)(?: en chair et en os)? qui (?:vous|t'|te) ?(?:écrit|répond|parle)`,
    "je suis (?:bien |vraiment )?(?:une personne |un humain |quelqu'un )?(?:bien réel(?:le)? |faite? )?(?:en|de) chair et (?:en |d')os",
    `(?:vous ne parlez|vous n'échangez|vous ne discutez|tu ne parles) pas (?:à|avec) une? ${machine}`,
    `ce n'est pas un (?:e-?mail|mail|message|courriel) (?:automatique|automatisé|généré),? (?:mais )?(?:je|c'est moi)${word}{0,3}? (?:tape|écris|rédige|l'écris)`,
    `aucune? ${machine} n'a (?:écrit|rédigé|généré|produit) ce(?:s|t)? (?:message|lignes|e-?mail|mail|texte)`,
  ],
  profanity_strong: [
    'putains?(?! respectueuse)|putes?',
    '(?:enculé(?:e?s?|r)|enculeurs?|enculade|connards?|connasses?|salopes?|salopards?|pétasses?|branleurs?|branlettes?|trous? du cul|trou de cul|casse-couilles|couillons?|couilles?)',
    'nique(?:r|s|nt|z)? (?:ta|sa|vos|ta|leur|ton|ses|sa) (?:mère|race|mères|père)|niqu(?:er|ée?s?|ez)(?= )|(?:va|allez|aller|vas) (?:te|vous|se) faire (?:foutre|enculer|mettre|niquer)|va(?:-t-en)? chier|allez chier',
    '(?:fait|faites|faire|fais|font|faisait|feriez) (?:vraiment |tous |bien |franchement )?chier|chier dans la colle',
  ],
  profanity: [
    'merd(?:es?|iques?|iers?|eux|euse|euses|oyer|oie|oyé)|(?:em|dé)merd(?:e[rszn]?|ent|ez|é|ée?s|ements?|eurs?|euses?|ant|ait)',
    "(?:quel|sacré|foutu|c'est (?:le|un)|ce|gros|un tel|ton|votre|leur) bordel|bordel de (?:merde|dieu)|(?<=(?:^|[\\n.!?:;,(>-]) ?)bordel(?= ?[,!])",
    '(?:quels?|gros|pauvres?|sales?|petits?|vieux|bandes? de|espèces? de|roi des|prends? (?:nous|moi) pour des|prenez(?:-| )(?:nous|moi) pour (?:un|des)|prend pour (?:un|des)|tas de|un|jouer au) cons(?= ?[.,!?;:)]|$| que| qui| de )|(?:quel|gros|pauvre|sale|petit|vieux|espèce de|roi des|jouer au) con(?= ?[.,!?;:)]|$| que| qui| de )|à la con(?= ?[.,!?;)]|$| qui | que )',
    'conneries?|chiant(?:e|es|s)?|chiottes?|dégueulasses?|saloperies?|salauds?|merdouilles?|foutaises?|foutoirs?',
    "(?:rien à|s'en|m'en|t'en|nous en|vous en|en) (?:foutre|fous|fout|foutent|foutez|contrefous)|(?:fou(?:s|t)|foutez)(?:-| )(?:moi|nous)(?:-| )la paix|(?:fous|foutez|foutent|fout) le camp|se fout(?:ent|ez)? de (?:nous|moi|notre|ma|la gueule|votre)|(?:foutez|fous|fout|foutent)(?: vraiment)?(?:-vous)? de (?:nous|moi|ma|la) ?gueule|foutez(?:-vous)? de (?:nous|moi)|ce(?:tte|s)? foutue?s?|foutues? (?:application|machine|facture|réunion|intégration|logiciel)",
    '(?:ta|vos|vos grandes|ferme ta|fermez vos|fermez votre|la) gueule(?= ?[!])|ferm(?:e|ez) (?:ta|la|votre|vos) gueules?|(?:plein|ras) le cul|(?:mon|ton|au) cul(?= ?[!.,]|$)',
  ],
  harassment_or_threat: [
    '(?:vous allez|tu vas|vous (?:finirez|ne tarderez pas) (?:par|à)|vous risquez de) (?:amèrement |vraiment |vite |bientôt )?(?:le |la |me le |nous le )?(?:regretter|payer cher)(?: amèrement| très cher| cher)?(?= ?[.!,;]|$)|(?:vous le|tu le) (?:regretter(?:ez|as)|payer(?:ez|as)(?= (?:très )?cher| ?[.!]|$))',
    '(?:payez|répondez|signez|paye|réponds|signe|réglez)[^.!?]{0,50}? (?:ou|sinon|sans quoi),? (?:alors )?(?:on|nous|je|vous|tout le monde|votre|vos) (?:allons |vais |va |allez )?(?:vous |te |le )?(?:détrui\\w{1,5}|ruin\\w{1,5}|coul\\w{1,5}|écras\\w{1,5}|dénonc\\w{1,5}|regrett\\w{1,5}|saur\\w{1,4}|publi\\w{1,5}|massacr\\w{1,5})',
    '(?:nous|je|on) (?:allons|vais|va) (?:vous |te )(?:détruire|ruiner|couler|écraser|anéantir|démolir|massacrer|faire payer|faire regretter|pourrir la vie|briser|traîner dans la boue)|(?:nous|je|on) (?:allons|vais|va) (?:détruire|ruiner|couler|salir) (?:votre|ta|ton|vos) (?:réputation|entreprise|carrière|vie|boîte|société|commerce|famille)',
    '(?:nous savons|je sais|on sait) (?:très bien |exactement |aussi )?(?:où|à quelle école|dans quelle école|à quelle heure) (?:vous (?:habitez|vivez|dormez)|tu (?:habites|vis|dors)|vivent vos|habite votre|vos enfants (?:vont|dorment|habitent|étudient|sont scolarisés)|vont vos enfants|votre (?:femme|fille|fils|famille|mari) (?:travaille|habite|dort|vit|va)|tes enfants (?:vont|dorment))',
    "(?:c'est|ceci est) (?:mon|notre|votre|ton) dernier avertissement|vous n'avez pas idée de ce (?:dont nous sommes|qui vous attend)|on (?:saura|sait) (?:vous|où vous) (?:retrouver|trouver)|(?:sinon|sans quoi|ou) (?:vos|votre|ton|ta|tes|toutes vos|les) (?:photos|vidéos|messages|clients|femme|patron|mari|employeur|famille|voisins) (?:[a-z]{2,12} )?(?:seront (?:publiée?s|mis(?:es)? en ligne)|saur(?:a|ont)|apprendr(?:a|ont)|sera (?:informée?|mis(?:e)? au courant))",
    "vous êtes (?:vraiment |tous |juste |simplement |complètement |franchement |totalement |qu')?(?:des? |une? |trop )?(?:parfait |vrai |sombre |pauvre |véritable )?(?:imbéciles?|idiote?s?|crétine?s?|abrutie?s?|incapables?|débiles?|minables?|lâches?|menteurs?|menteuses?|ratée?s?|parasites?|stupides?|pathétiques?|lamentables?|nulles?|incompétente?s?|bons à rien|moins que rien|escrocs?)(?= ?[.!,?]|$| et )|tu es (?:vraiment |juste |trop )?(?:une? )?(?:imbécile|idiote?|crétine?|abrutie?|débile|minable|lâche|stupide|pathétique|bon à rien|bonne à rien)(?= ?[.!,?]|$| et )",
    "(?:espèces? d(?:e |'))(?:imbéciles?|idiote?s?|crétine?s?|abrutie?s?|incapables?|débiles?|lâches?|ordures?|parasites?)|(?:bande|tas) d(?:e |')(?:imbéciles|idiots|crétins|abrutis|incapables|bons à rien|lâches)|pauvre (?:imbécile|idiote?|crétine?|type)(?= ?[.!,]|$)",
    '(?:êtes-vous|seriez-vous|es-tu) (?:vraiment |donc |à ce point )?(?:si |trop |aussi )?(?:stupides?|idiote?s?|bêtes?|sourde?s?|aveugles?|débiles?|bornée?s?)(?= ?[?,]| pour| à ce)|honte à vous|vous (?:devriez|pourriez) avoir honte|comment osez-vous|pour qui vous prenez-vous|vous me dégoûtez|fermez-la|ferme-la',
    "(?:troisième|quatrième|cinquième|dixième|énième) fois que vous (?:m'|nous |me |mes )?(?:ignorez|snobez|plantez)|(?:cessez|arrêtez) de (?:m'|nous |me )?(?:ignorer|faire perdre mon temps|prendre de haut)|(?:il faut|faut|il faudrait) être (?:vraiment |complètement |bien )?(?:stupide|idiot|imbécile|débile|bête) pour (?:refuser|ne pas|dire non|passer)|même un enfant (?:comprendrait|aurait compris)|votre silence est (?:lamentable|honteux|minable|lâche|méprisable|pathétique)",
    "(?:payez|paye|paie|réglez|règle|répondez|réponds|signez|signe)[^.!?]{0,50}?,? (?:ou|sinon|sans quoi),? (?:alors )?il (?:va |risque de )?(?:vous |t')?arriver(?:a)? (?:quelque chose|malheur|un malheur|un accident|des bricoles) ?(?:à|au|aux)(?= )",
    "si (?:vous ne (?:me |nous )?(?:répondez|payez|signez)|tu ne (?:me |nous )?(?:réponds|paies|payes|signes)) (?:toujours )?pas,? (?:alors )?(?:j'écrirai|j'écris|je dirai|je dis|je raconterai|j'appellerai|je préviendrai|nous dirons|nous écrirons) (?:à )?(?:votre|ton|ta) (?:patron|patronne|chef|femme|mari|famille|employeur),? (?:que|comment|ce que) (?:vous|tu)",
    "seule? une? (?:idiote?|imbécile|incapable|crétine?|abrutie?) (?:refuserait|laisserait|passerait|dirait|raterait)|(?:troisième|quatrième|cinquième|dixième|énième) fois que tu (?:m'|nous )ignores",
    '(?:vous|tu) en (?:subirez|subiras|paierez|paieras|assumerez) les conséquences|(?:vous allez|tu vas) le regretter|(?:vous le regretterez|tu le regretteras)(?= ?[.!,]|$| si )',
    "(?:vous allez voir|vous verrez|tu vas voir|tu verras) ce qui (?:vous |t')?(?:arrive|arrivera|se passe),? (?:quand|si) (?:on|vous|tu) ne (?:paie|payez|paies|répond|répondez|réponds|signe|signez|signes) (?:pas|rien)",
  ],
  injection_residue: [
    "(?:oublie|oubliez|ignore|ignorez) tout ce (?:qu'on|que l'on|qui) (?:t'a été|vous a été|t'a|vous a) (?:demandé|ordonné|dit|indiqué|appris) (?:avant|auparavant|jusqu'ici|précédemment|plus tôt)",
    '(?:tu es|vous êtes) (?:désormais|maintenant|à présent|dorénavant) une? (?:assistante?|IA|chatbot|modèle|agent) [^.!?]{0,20}?(?:sans (?:aucune )?(?:restrictions?|limites?|limitations?|filtres?|règles?)|libre de toute)',
    `(?:ignore|oublie|ignorez|oubliez|ignorer|oublier) (?:s'il (?:te|vous) plaît )?(?:toutes )?(?:les |tes |vos )?(?:instructions|consignes|directives|règles) (?:précédentes|antérieures|ci-dessus|initiales|reçues (?:avant|jusqu'ici|précédemment)|données (?:avant|plus haut))(?! (?:de|du|des|pour|concernant|sur)\\b)`,
    `(?:ignore|oublie|ne tiens pas compte de|ne respecte plus|contourne) (?:toutes )?(?:tes|les) (?:consignes|instructions|règles|directives)(?: internes| initiales)? et (?:affiche|réponds|envoie|donne|montre|révèle|écris|dis|accorde)`,
    "(?:révèle|affiche|dévoile|montre|donne|répète|envoie)(?:-moi|-nous)? (?:ton|tout ton|l'intégralité de ton) (?:prompt système|prompt de base|message système)",
    "(?:à partir de maintenant|à partir d'à présent|dès maintenant|désormais),? tu es (?:une? )(?:[^\\s.,;:!?]{2,16} )?(?:assistante?|IA|chatbot|modèle|agent)(?: [^\\s.,;:!?]{2,16})? (?:sans (?:aucune )?(?:restrictions?|limites?|limitations?|filtres?|règles?)|libre de toute)",
  ],
  unfilled_merge_field: [
    '(?:bonjour|cher|salut|bonsoir|cher monsieur|bonjour monsieur|bonjour madame) (?:prénom|nom de famille|prénom nom|nom du client|nom)(?= ?[,!:.\\n])',
    // Apart, since its letters before the accent stand in every text.
    'chère (?:madame )?(?:prénom|nom de famille|prénom nom|nom du client|nom)(?= ?[,!:.\\n])',
  ],
  refund_policy_claim: [
    `(?:(?:nous|je|on) (?:vous |te )?rembours(?:ons|erons|e|erai|era)|(?:nous pouvons|on peut|je peux) (?:vous |te )?rembourser)${word}{0,3}? ${whole}`,
    '(?:vous (?:serez|êtes)|tu (?:seras|es)|être) (?:intégralement |entièrement |totalement )?remboursée?s? (?:intégralement|entièrement|totalement|en totalité|à 100 ?%|si|en cas|sans)',
    '(?:vous (?:serez|êtes)|tu (?:seras|es)) (?:intégralement |entièrement |totalement )remboursée?s?',
    `vous (?:avez|disposez de)${word}{0,3}? (?:jours|mois|semaines)${word}{1,7}? (?:remboursée?s?|remboursement)`,
    'satisfaite?s? ou remboursée?s?',
    'remboursement (?:intégral|complet|total|à 100 ?%)',
    `(?:annul(?:er|ez|able)|résili(?:er|ez|able)|retourner|renvoyer)${word}{0,6}?,? ${freely}`,
    'annulation (?:gratuite|sans frais)|résiliation (?:gratuite|sans frais)',
    "(?:acompte|frais|billets?|réservation|arrhes|dépôt|inscription)(?: [^\\s.,;:!?]{1,24}){0,3}? (?:n'est pas|ne sont pas|n'est|ne sont|est|sont) (?:non )?remboursables?",
    '(?:non|entièrement|intégralement) remboursables?',
    "(?:vous pouvez|vous pourrez) vous faire rembourser (?:jusqu'à|pendant|sous|dans les)",
    "(?:je|nous|on) (?:vous |te )?(?:rends|rendons|rend) (?:votre argent|l'argent|ton argent)",
    `vous (?:avez|disposez de)${word}{0,3}? (?:jours|mois|semaines|ans)${word}{0,3}? pour (?:récupérer|réclamer|demander|redemander|ravoir)${word}{0,2}? (?:votre argent|l'argent|la totalité)`,
    `tu (?:as|disposes de)${word}{0,3}? (?:jours|mois|semaines|ans)${word}{1,5}? (?:rembourser|remboursée?|remboursement|ton argent)`,
    `(?:annulations?|résiliations?|retours?|échanges?)${word}{0,5}? (?:est|sont|reste|restent)${word}{0,1}? (?:gratuite?s?|sans frais)`,
    `retours?${word}{0,3}? (?:acceptés?|possibles?)${word}{0,2}? (?:jusqu'à|pendant|sous|dans les)(?: les)? \\d{1,3} (?:jours|semaines|mois)`,
    `vous pouvez${word}{0,3}? (?:demander|obtenir|exiger|réclamer)${word}{0,2}? remboursement${word}{0,1}? (?:dans les|jusqu'à|sous|pendant|à tout moment|dans un délai)`,
    `(?:tout|chaque) cliente?${word}{1,2}? (?:est|sera)(?: intégralement| entièrement)? remboursée?`,
  ],
  unapproved_discount: [
    `(?:(?:je|nous|on) (?:vous |te )?(?:fais|faisons|fait|offre|offrons|accorde|accordons|propose|proposons|consens|consentons)|(?:peux|pouvons|peut|pourrais|pourrions) (?:vous |te )?(?:faire|offrir|accorder|proposer|consentir))${word}{0,5}? (?<!\\b(?:la|le|les|votre|vos|cette|sur) )(?:remise|rabais|réduction|ristourne|geste commercial|moins \\d{1,3} ?%|tarif préférentiel)`,
    '(?:je|nous|on) (?:vous |te )?(?:fais|faisons|fait) (?:-|moins) ?\\d{1,3} ?%',
    '\\d{1,3} ?(?:%|pour cent) (?:de (?:remise|réduction|rabais|ristourne)|moins cher)',
    '(?<!\\b(?:la|le|les|votre|vos|cette|sur) )(?:remise|réduction|rabais|ristourne)(?: exceptionnelle?)? de \\d{1,3} ?(?:%|pour cent)',
    'à moitié prix',
    `(?:je|nous|on) (?:vous |te )?(?:offre|offrons)${word}{0,3}? (?:frais|mise en service|installation|mois|livraison|formation|migration|licence|abonnement|paramétrage)`,
    '(?:premiers?|prochains?|deux premiers|trois premiers) mois (?:est|sont|vous est|vous sont) (?:offerts?|gratuits?)',
    '(?:installation|mise en service|formation|livraison|migration|paramétrage|frais de dossier) (?:est |sont |vous est |vous sont )?(?:offerte?s?|gratuite?s? pour vous|à notre charge)',
    '(?:je|nous|on) (?:vous |te )?(?:renonce|renonçons) aux frais',
    '(?:je|nous|on) (?:vous |te )?(?:enlève|enlevons) \\d{1,3} ?(?:%|pour cent)',
    `(?:je peux|on peut|nous pouvons) (?:vous )?descendre${word}{0,2}? \\d{1,3} ?(?:%|pour cent)`,
    "frais d'(?:installation|inscription|activation) sont (?:pour nous|à notre charge|offerts)",
    '(?:je|nous|on) (?:vous |te )?(?:retire|retirons|déduis|déduisons|baisse|baissons|descends|descendons)(?: encore)? (?:de )?\\d{1,3} ?(?:%|pour cent) (?:si (?:vous|tu)|sur (?:le|la|votre|ton) (?:prix|devis|facture|total|tarif|montant))',
    '(?:je|nous|on) (?:vous |te )?(?:baisse|baissons) (?:le|votre|notre) (?:prix|devis|tarif) de \\d{1,3} ?(?:%|pour cent)',
    '(?:je|nous|on) (?:vous |te )(?:fais|faisons|fait|accorde|accordons) \\d{1,3} ?(?:%|pour cent) si (?:vous|tu)',
    `avec (?:le|votre|ton|notre) code(?: promo)? [A-Z0-9-]{3,20},?${word}{0,4}? \\d{1,3} ?(?:%|pour cent)`,
    `(?:baisser|baisse|baissons|réduire|réduis|réduisons|diminuer)${word}{0,3}? (?:prix|tarif|devis|facture|montant)${word}{0,1}? (?:d'un (?:quart|tiers|dixième|cinquième)|de moitié)`,
    `(?:j'ajoute|je vous ajoute|nous (?:vous )?ajoutons|nous incluons|j'inclus|on ajoute)${word}{0,3}? (?:licences?|mois|utilisateurs?|accès|comptes?|heures?|places?) (?:gratuite?s?|offerte?s?|sans frais)`,
    `(?:je|nous) (?:vous )?(?:supprime|supprimons|retire|retirons|enlève|enlevons) (?:les|vos) frais (?:d'|de )`,
  ],
  price_quote: [
    `(?:notre|nos|le|la|l'|cette|ce|chaque) ?(?:forfait|abonnement|licence|formule|offre|tarif|formation|pack|version|module|mise en place|installation|prestation|édition|logiciel|prix)(?: [^.!?\\n]{2,30}?)? (?:coûte(?:nt)?|est (?:de|à)|sont à|s'élève à|commence à|démarre à|revient à|passe à|serait de|sera de) (?:seulement |environ |partir de ){0,2}${money}`,
    `${money} (?:HT |TTC )?par (?:utilisateur|licence|poste|siège|participant|personne|contact|message|boîte|appareil|site)(?: et par (?:mois|an))?`,
    `(?:nous facturons|nous demandons|vous (?:payez|paierez|paieriez|payerez) (?:seulement|uniquement|chez nous|alors)|cela vous (?:coûte|coûtera|coûterait|reviendra à)|cela fait) (?:[a-zé]{2,12} ){0,2}${money}`,
  ],
  guarantee_claim: [
    `(?:(?:nous|je|on) (?:vous |te )?garanti(?:ssons|s|t)|(?:nous pouvons|je peux|on peut) (?:vous |te )?garantir)${word}{0,7}? (?:${gain}|\\d{1,3} ?(?:%|pour cent)|\\d{1,2} fois|le (?:double|triple))(?! de disponibilité)`,
    `(?:nous|je|on) (?:vous |te )?garanti(?:ssons|s|t) que (?:vous|votre|vos|tu)${word}{0,8}? ${grows}`,
    '(?:résultats?|succès|réussite|satisfaction|économies|croissance)(?: est| sont)?(?: à)?(?: 100 ?%)? (?:garantie?s?|assurée?s?)',
    `${gain}(?: en plus)? garanti(?:e?s)?`,
    "(?:absolument|totalement|entièrement|complètement|100 ?%|est|c'est|garanti) sans (?:aucun |le moindre )?risque",
    'sans (?:aucun |le moindre )?risque (?:pour vous|de votre part|pour toi)',
    '(?:vous ne (?:prenez|courez)|tu ne (?:prends|cours)) (?:absolument |donc )?(?:aucun|pas le moindre) risque',
    "(?:vous ne risquez|tu ne risques) (?:absolument |donc )?rien|(?:vous n'avez|tu n'as) (?:absolument |donc )?rien à perdre",
    'zéro risque',
    '(?:notre|avec|avec une|offrons une|avons une) garantie (?:de résultats?|de satisfaction|satisfait ou remboursé)',
    "(?:je m'engage|nous nous engageons) à (?:doubler|tripler|augmenter) (?:vos|votre|tes|ton)",
    `${gain},? c'est garanti`,
    `(?:nous|je) (?:vous |te )?(?:promettons|promets)${word}{0,3}? (?:deux fois|trois fois|\\d{1,2} fois|le double|le triple|\\d{1,3} ?%)`,
    `(?:la réussite|le succès|l'admission|votre réussite|votre succès)(?: (?:de votre (?:fils|fille|enfant|projet)|à l'examen|au (?:concours|bac|permis))){1,2} (?:est|sera) (?:100 ?% )?(?:garantie?|assurée?)`,
    `(?:nous|je|on) (?:vous |te )?garanti(?:ssons|s|t) que (?:votre|vos|ton) (?:agenda|planning|carnet|cabinet|salle|restaurant|cours)${word}{0,5}? (?:plein|rempli|complet|remplira|affichera complet)`,
    `(?:je|nous|on) (?:vous |te )?(?:promets|promettons|assure|assurons|garantis|garantissons) que${word}{1,4}? (?:sera|seront) (?:rentabilisée?s?|amortie?s?|remboursée?s?|rentables?)`,
  ],
  superlative_claim: [
    `(?:le meilleur|la meilleure|les meilleurs|les meilleures) ${product}(?:${word}{0,2})? (?:du marché|du secteur|au monde|de France|d'Europe|de la région|de la ville|du pays)`,
    `(?:le|la) ${product} (?:le|la) (?:plus|moins) (?:fiable|rapide|complète?|chère?|performante?|avancée?|sûre?|innovante?|abordable)(?:${word}{0,2})? (?:du marché|du secteur|au monde|de France|d'Europe|de la région)`,
    `(?:nous sommes|sommes|est|reste|restons) (?:le |la )?(?:numéro (?:un|1)|n°? ?1|leader incontesté)(?! (?:de la liste|sur la liste))`,
    `(?:aucun autre|aucune autre) ${product} (?:n'|ne )${word}{0,5}? (?:mieux|plus|aussi|moins)`,
    `(?:le seul|la seule) ${product} (?:qui|à|du marché|capable)`,
  ],
  false_urgency: [
    `dernière chance(?= ?!| (?:avant|pour (?:profiter|bénéficier|en profiter|économiser)|de (?:profiter|bénéficier)))`,
    `(?:offre|promotion|remise|prix|tarif)${word}{0,3}? (?:expire|se termine|prend fin|valable|s'arrête)${word}{0,2}? (?:aujourd'hui|ce soir|à minuit|dans (?:quelques|\\d{1,2}|deux|trois) (?:heures|minutes))`,
    `(?:plus que|il ne reste que|il ne reste plus que) (?:\\d{1,2}|deux|trois|quatre|quelques) (?:places|exemplaires|pièces|licences)(?: (?:à ce prix|disponibles|en stock|au tarif))`,
    `(?:profitez|commandez|réservez|achetez)(?:-en)? (?:vite|maintenant|tout de suite|aujourd'hui),? (?:avant que|avant qu'|tant qu'il|demain il sera)`,
    `(?:plus que|seulement) (?:aujourd'hui|jusqu'à (?:ce soir|minuit)) (?:à ce (?:prix|tarif)|pour (?:profiter|en profiter|bénéficier))`,
  ],
  fabricated_relationship: [
    `(?:suite à|comme suite à|après|depuis) (?:notre|nos) (?:(?:dernier|dernière|récent|récente|bref|brève) )?(?:conversations?|échanges?|entretien|appel|discussion|rencontre|rendez-vous)(?: (?:téléphonique|d'hier|de (?:la semaine dernière|lundi|mardi|mercredi|jeudi|vendredi|ce matin)))`,
    `comme (?:convenu|discuté|évoqué|promis|mentionné|vu)(?: ensemble)? (?:(?:hier|la semaine dernière|lundi|mardi|mercredi|jeudi|vendredi|ce matin) )?(?:au téléphone|par téléphone|lors de notre|pendant notre|au salon)`,
    `(?:ce fut|c'était|j'ai eu) (?:un |le )?(?:vrai |grand )?(?:plaisir|ravi|agréable) de (?:vous|te) (?:rencontrer|parler|revoir|voir)(?: (?:hier|la semaine dernière|lors|au salon|à|lundi))?`,
    `merci (?:encore )?pour (?:notre|cet|cette) (?:échange|conversation|appel|entretien|discussion|rencontre)(?: (?:téléphonique|d'hier|de la semaine dernière))?`,
    `lorsque nous nous sommes (?:parlé|rencontrés|vus)`,
  ],
  investment_promise: [
    `(?:rendement|retour|gains?|intérêts|plus-values?) (?:annuel )?(?:garantis?|assurés?|certains?)(?: de)? (?:\\d{1,2}|sur|par an|sans)`,
    `\\d{1,2}(?:[.,]\\d)? ?(?:%|pour cent) (?:de rendement|d'intérêts?|par an)${word}{0,3}?,? (?:garantis?|assurés?|sans (?:aucun )?risque)`,
    `nous (?:vous )?garantissons (?:un rendement|\\d{1,2}(?:[.,]\\d)? ?% (?:de rendement|d'intérêts?))`,
    `(?:doublez|triplez|multipliez) (?:votre (?:argent|capital|épargne|investissement)|vos économies)`,
    `(?:l'action|le fonds|le cours|l'immobilier|le jeton|sa valeur)${word}{0,3}? (?:va|vont) (?:certainement|forcément|à coup sûr|sûrement) (?:monter|doubler|augmenter|grimper)`,
  ],
  sensitive_attribute: [
    `(?:comme|puisque|étant donné que|parce que|maintenant que|sachant que|je sais que|nous savons que|j'ai appris que|nous avons appris que) (?:vous êtes|tu es) (?:aussi |bien |désormais |actuellement ){0,1}(?:enceinte|diabétique|dépressi(?:f|ve)|séropositi(?:f|ve)|handicapée?|asthmatique|épileptique|autiste|homosexuel(?:le)?|gay|lesbienne|bisexuel(?:le)?|transgenre|catholique|protestante?|musulmane?|juive|juif|chrétien(?:ne)?|bouddhiste|athée|syndiquée?|alcoolique|atteinte? d${illness})`,
    `(?:vous souffrez|tu souffres|vous êtes atteinte?|tu es atteinte?) (?:aussi |déjà |depuis ${word}{1,2} )?d${illness}`,
    `(?:votre|ton|ta) (?:récente? |nouvelle |ancien |ancienne )?(?:cancer|diabète|dépression|grossesse|fausse couche|séropositivité|handicap|chimiothérapie|sclérose en plaques|épilepsie|maladie chronique|homosexualité|orientation sexuelle|appartenance syndicale|appartenance religieuse|couleur de peau|origine ethnique|religion)(?= ?[.,;:!?]| vous | nous | peut | ne | est | n'est | et | vient |$)`,
    '(?:en tant que|en votre qualité de) (?:(?:bon |bonne )?(?:catholique|protestante?|musulmane?|juive?|juif|chrétien(?:ne)?|bouddhiste|hindoue?|athée|homosexuel(?:le)?|gay|lesbienne|syndicaliste|syndiquée?|diabétique|personne handicapée|femme enceinte|femme noire|homme noir)),? (?:vous|tu)',
    `en tant (?:que |qu')${trait}(?: (?:pratiquante?|croyante?|convaincue?|fière?|fier))?,? (?:vous|tu|votre|cela|ce|cette|nous)(?= )`,
    `(?:votre|ton|vos|tes)(?: (?:récente?|nouveau|nouvelle|ancien))? diagnostic d${illness}`,
  ],
  medical_claim: [
    `(?:guéri(?:t|ssent|ra|ront)|élimin(?:e|ent|era)|fait disparaître|font disparaître|vient à bout de) ${ailment}`,
    '(?:cliniquement|médicalement) (?:prouvé|démontré|testé|validé|éprouvé)(?:e|s|es)?',
    `remplace(?:nt)?${word}{0,2}? (?:vos|votre|tes|ton) (?:médicaments?|traitement|comprimés|insuline)`,
    `${remedy}${word}{0,5}?(?:, [^.,;!?]{3,40})?,? (?:soulag(?:e|ent)|trait(?:e|ent)|combat(?:tent)?|apais(?:e|ent)|prévien(?:t|nent)|baiss(?:e|ent)|fait baisser|font baisser|fait disparaître|rédui(?:t|sent)) (?:${ailment}|(?:la |le |les |vos |votre )(?:tension(?: artérielle)?|cholestérol|glycémie|douleurs?(?: articulaires?| chroniques?| dorsales?)))`,
    `(?:votre|vos|ton|tes)${word}{0,1}? (?:arthrose|arthrite|cancer|diabète|migraines?|dépression|anxiété|insomnies?|asthme|allergies?|eczéma|psoriasis|acné|hypertension|acouphènes?|varices|calvitie) (?:disparaît(?:ra|ront)?|disparaissent|sera guérie?|seront guéries?)`,
  ],
  contract_commitment: [
    `(?:nous|je)(?: vous)? (?:indemnis(?:erons|ons|erai|e)|dédommag(?:erons|eons|erai|e))${word}{0,3}? (?:toute perte|tout préjudice|tout dommage|toutes (?:les |vos )?pertes|tous (?:les |vos )?(?:dommages|préjudices))`,
    `(?:ce (?:message|mail|courriel)|cet e-?mail|la présente)${word}{0,2}? (?:comme une?|vaut|constitue une?) (?:offre ferme|engagement (?:ferme|contractuel|juridique)|proposition ferme)`,
    `(?:nous nous engageons|je m'engage)${word}{0,2}? (?:contractuellement|par contrat|juridiquement)`,
    `(?:nous (?:assumons|acceptons|prenons)|j'(?:assume|accepte))${word}{0,3}? responsabilité (?:totale et |pleine et )?illimitée`,
    `(?:garantissons|garantis|assurons) (?:une |un )?(?:disponibilité|uptime|taux de disponibilité|temps de réponse)${word}{0,2}? \\d{1,3}`,
    `par la présente,? (?:nous (?:acceptons|signons|approuvons)|j'accepte)${word}{0,1}? (?:contrat|offre|conditions|proposition)(?: sans réserve| fermement| intégralement)`,
    `(?:indemniserons|indemnisons|indemniserai|garantirons|dégagerons)${word}{0,2}? (?:contre|de) (?:toute|toutes les)${word}{0,1}? (?:réclamations?|actions?|demandes?)${word}{0,1}? (?:de |des )?tiers`,
    `(?:engageons|engage|acceptons|accepte)${word}{0,2}? (?:verser|payer|régler)${word}{0,2}? (?:pénalité|pénalités|indemnité|indemnités)`,
    `(?:nous|je) vous (?:verserons|paierons|verserai|paierai)${word}{0,1}? (?:pénalités?|indemnités?)`,
  ],
  legal_or_certification_claim: [
    '(?:totalement|entièrement|pleinement|parfaitement|intégralement|automatiquement|à 100 ?%|100 ?%) (?:conformes?|en conformité|en règle) (?:au RGPD|avec le RGPD|à la loi|avec la loi|à la réglementation|au droit du travail)',
    `(?:nous sommes|(?:notre|nos)${word}{1,4}? (?:est|sont)) (?:officiellement |désormais |tous |entièrement )?(?:certifiée?s?|accréditée?s?|agréée?s?|homologuée?s?|approuvée?s?)(?: selon| conformes?| à| par| pour)?(?: la| l'| le)? ?(?:norme )?(?:${scheme}|HDS|CNIL|ANSSI|AFNOR|SecNumCloud)`,
    `(?:(?:notre|nos)${word}{1,2}?|nous) (?:respect(?:e|ent|ons)|rempl(?:it|issent|issons)|satisf(?:ait|ont|aisons à))${word}{0,1}? toutes les (?:obligations|exigences|dispositions) (?:légales|réglementaires)`,
    `(?:légalement|juridiquement|en droit),? vous (?:avez droit|pouvez (?:exiger|réclamer|refuser)|n'êtes pas (?:tenue?|obligée?))`,
    `(?:cette|votre|la) (?:clause|pénalité|rupture|résiliation) est (?:nulle|abusive|illégale|inapplicable)`,
  ],
  denies: 'ne|pas|aucune?|jamais|rien',
  toldOf:
    "selon|d'après|conformément|la loi|légale?s?|fabricants?|constructeur|compagnie(?: aérienne)?|assureur|assurance|propriétaire|votre (?:banque|fournisseur|boutique|magasin)|concurrents?|prétend(?:ent)?|comme convenu|convenue?s?|vos clients|j'ai vu|vu que|lu que|rétractation|facture",
  slotWords:
    'prénom|nom|noms|client|cliente|société|entreprise|destinataire|prospect|interlocuteur|titre|poste|fonction|ville|pays|adresse|date|heure|secteur|montant|produit|expéditeur|signature|téléphone|civilité',
  slotParticles: 'de|du|des|la|le|les|l|d|et|votre|ton',
  greeting: 'bonjour|bonsoir|cher|chère|madame|monsieur|salut',
  closing:
    '(?:bien )?cordialement|(?:très )?cordialement|bien à (?:vous|toi)|(?:meilleures |sincères )?salutations(?: distinguées)?|à bientôt|amicalement|bonne journée',
  trial:
    'ceci est un (?:message de )?test|message de test|e-?mail de test|(?:ceci est un )?(?:faux )?texte de remplissage|(?:texte|contenu) à venir|essai|à compléter|à rédiger',
};
