import { type Language, money, scheme, word } from './language.ts';

const model =
  '(?:(?:gran |simple )?modelo (?:de lenguaje|de IA|lingüístico|de inteligencia artificial)(?: (?:de IA|natural))?|IA|inteligencia artificial|(?:asistente|agente) (?:de IA|virtual|de inteligencia artificial|digital)|chatbot|bot conversacional)';
const piece =
  '(?:(?:borrador|propuesta|versión|ejemplo|plantilla|variante|reformulación|opción|sugerencia)(?: (?:del?|de tu|de su|para el|para tu|para su) (?:correo|e-?mail|mensaje|asunto|texto|respuesta)(?: electrónico)?)?|(?:correo|e-?mail|mensaje|asunto|texto|respuesta)(?: electrónico)?)s?';
const adjective =
  '(?:(?:más |un poco más |mucho más )?(?:cort[oa]|breve|formal|concis[oa]|cercan[oa]|amable|profesional|revisad[oa]|corregid[oa]|mejorad[oa]|personalizad[oa]|acortad[oa]|reescrit[oa]|actualizad[oa]|ajustad[oa]|informal|direct[oa]|pulid[oa]|solicitad[oa])s?(?:,? y |,? )?)';
const draftPart =
  '(?:(?:el|del|al) (?:tono|estilo|mensaje|correo|texto|borrador|asunto|e-?mail)|la (?:longitud|extensión|redacción|formulación)|(?:este|tu|su) (?:correo|mensaje|texto|e-?mail))';
const tune =
  '(?:ajuste|modifique|cambie|acorte|reformule|reescriba|adapte|personalice|alargue|suavice|pula|ajustara|modificara|cambiara|acortara|reformulara|reescribiera|adaptara)';
const want = '(?:quieres|quiere|deseas|desea|te gustaría|le gustaría|prefieres|prefiere)';
const party = '(?:destinatari[oa]|prospecto|lead|contacto|empresa|compañía|cliente potencial|client[ea] objetivo)';
const machine =
  '(?:bot|robot|chatbot|IA|inteligencia artificial|máquina|algoritmo|ordenador|computadora|programa|programa)';
const person = '(?:real|de verdad|verdader[oa]|auténtic[oa]|de carne y hueso)';
const tuneIt =
  '(?:ajustar|modificar|cambiar|acortar|reformular|reescribir|adaptar|personalizar|alargar|suavizar|pulir)';
const opens = '(?<=(?:^|[\\n.!?:;([*>|-]) ?)';
const customer =
  '(?:al|a la|a los|con el|con la|con los|a nuestro) (?:clientes?|clienta|prospectos?|compradore?s?|candidat[oa]s?|destinatari[oa]s?)';
const gain =
  '(?:ahorros?|ventas|clientes|leads|resultados?|éxito|crecimiento|facturación|ingresos|reuniones|candidatos|tráfico|conversiones|retorno|visitas|beneficios|reservas|contrataciones)';
const grows =
  '(?:duplicar(?:á|án|ás)|triplicar(?:á|án|ás)|aumentar(?:á|án|ás)|ahorrar(?:á|án|ás)|ganar(?:á|án|ás)|subir(?:á|án)|crecer(?:á|án)|conseguir(?:á|án|ás)|bajar(?:á|án)|van? a (?:duplicar|crecer|ahorrar|aumentar|subir)(?:se)?)';
const whole =
  '(?:todo(?: el (?:importe|dinero|precio)| lo)|íntegr[oa]|íntegramente|el 100 ?%|(?:su|tu|el) dinero|el (?:importe|precio) (?:total|íntegro|completo)|la totalidad|la mitad|hasta el último)';
const freely =
  '(?:sin (?:penalización|penalizaciones|coste|costo|cargos?|motivo|compromiso|preguntas)|gratis|gratuitamente)';
const ailment =
  '(?:la |el |los |las |tu |su |tus |sus )(?:artrosis|artritis|reuma|reumatismo|cáncer|tumores|diabetes|migrañas?|depresión|ansiedad|insomnio|asma|alergias?|eccema|psoriasis|acné|hipertensión|acúfenos|demencia|alzheimer|gota|osteoporosis|hernia discal|apnea|ciática|varices|calvicie|dolor(?:es)? (?:articular(?:es)?|de espalda))';

/** What the reader may suffer from. */
const illness =
  '(?:cáncer|diabetes|depresión|ansiedad|epilepsia|asma|esclerosis múltiple|sida|vih|alzheimer|parkinson|migrañas?|endometriosis|enfermedad (?:crónica|grave|rara)|discapacidad)';

/** What is sold as a cure. */
const remedy =
  '(?:infusión|infusiones|tés?|cápsulas?|cremas?|pomadas?|suplementos?|complementos?|aparatos?|dispositivos?|gotas|aceites?|pastillas?|geles|gel|sprays?|parches?|jarabes?|polvos?|colchón|colchones|pulseras?|productos?|sérums?)';
/** What the reader may be, said as a noun or with one. */
const trait =
  '(?:(?:buen |buena )?(?:católic[oa]|musulmana?|musulmán|judí[oa]|cristian[oa]|evangélic[oa]|budista|ate[oa]|homosexual|gay|lesbiana|sindicalista|diabétic[oa]|epiléptic[oa]|alcohólic[oa])|(?:hombre|mujer|persona|pareja) (?:gay|negr[oa]|trans|transexual|musulmana?|judí[oa]|homosexual|embarazada|discapacitada|con discapacidad)|(?:afiliad[oa]|miembro) (?:a|de) un sindicato)';
/** How the writer came to know it. */
const learned =
  '(?:(?:hemos|he) (?:sabido|oído|visto|leído)|(?:nos|me) (?:han (?:dicho|contado)|consta|hemos enterado de|he enterado de)|entendemos|supimos|supe)';

/** What is boasted of. */
const product =
  '(?:proveedor(?:es)?|software|soluci(?:ón|ones)|plataformas?|CRM|herramientas?|productos?|agencias?|sistemas?|empresas?|aplicaci(?:ón|ones)|socios?|clínicas?|hotel(?:es)?|tiendas?|servicios?|seguros?|bancos?|fabricantes?|cursos?)';

/** What a Spanish model's output holds. */
export const spanish: Language = {
  ai_refusal_text: [
    `(?:como|al ser|siendo|soy solo|soy sólo) (?:una? |simple )?${model}(?: (?:desarrollad[oa]|cread[oa]|entrenad[oa]) por [a-z]{3,14})?,? (?:no|mi|mis|carezco|mis respuestas|solo puedo|sólo puedo|debo)(?! (?:vendemos|somos|podemos|queremos|tenemos|trabajamos|hacemos|usamos|nos))`,
    `soy (?:solo |sólo |únicamente |solamente )?(?:una? )(?:simple )?${model}(?: [^.,!?\\n]{2,40})?,? (?:y|que|así que|por lo que|por tanto|desarrollad[oa]|cread[oa]|entrenad[oa]) [^.!?]{0,60}?(?:no|carezco|sin|OpenAI|Anthropic|Google)`,
    'soy un (?:gran |simple )?modelo de lenguaje',
    '(?:fui|he sido) (?:cread[oa]|entrenad[oa]|desarrollad[oa]|programad[oa]) por (?:OpenAI|Anthropic|Google|Meta|Mistral|Microsoft)',
    '(?:lo siento|lamento|disculpa|disculpe|lamentablemente|perdona),? (?:pero )?no (?:puedo|soy capaz de) (?:ayudarte|ayudarle|ayudar|asistirte|asistirle|cumplir|atender|responder)(?: (?:con|a|en)) (?:esa|esta|dicha|ese tipo de|este tipo de) (?:solicitud|petición|peticiones|solicitudes|tarea|consulta)(?! ?[.,;!]? (?:pero|hasta|por favor|contacte|llame|mi compañer|le paso|te paso|porque el|(?:(?:porque|ya que|pues|puesto que) )?(?:eso |esto |ello )?(?:(?:le )?corresponde|depende|compete|es (?:cosa|asunto|competencia)|l[oa] (?:lleva|gestiona|tramita)|(?:debe|tiene que) (?:dirigirse|acudir|hablar|llamar))))',
    'no (?:puedo|me es posible|estoy autorizad[oa] a|tengo permitido) (?:redactar|escribir|generar|crear|producir|proporcionar|elaborar) (?:ese|este|esos|estos|ningún|tales|dicho) (?:tipo de )?(?:contenidos?|mensajes?|correos?|textos?|e-?mails?)(?! (?:hasta|antes|sin|hoy|ahora|todavía))',
    '(?:infringe|viola|va en contra de|incumple|contraviene|contrari[oa] a|en contra de) mis (?:políticas|directrices|normas|principios|pautas)(?: (?:de uso|de contenido|éticos|éticas|de seguridad))?',
    'no tengo (?:acceso|la capacidad de acceder) (?:a |de )?[^.!?]{0,40}?en tiempo real',
    '(?:soy una (?:IA|inteligencia artificial)|como IA),? [^.!?]{0,40}?no tengo (?:acceso|opiniones|sentimientos|emociones|experiencias)',
    'no tengo (?:opiniones|sentimientos|emociones|experiencias) (?:personales|propi[oa]s)(?: (?:ni|o)(?= ))',
    '(?:mis datos de entrenamiento|mi conocimiento (?:llega|se limita|termina)|mi última actualización (?:de conocimiento|fue)|mi fecha de corte)',
    '(?:lo siento|disculpa|disculpe|perdona),? (?:pero )?no puedo (?:ayudar|ayudarte|ayudarle) con es[oe](?= ?(?:[.!]|$|\\n))(?! ?[.!] (?:pero|contacte|llame|mi|quizá))',
    'no (?:poder|puedo|me es posible) (?:generar|producir|redactar|crear) (?:ese|este|ese tipo de|este tipo de|dicho) (?:contenido|texto)',
  ],
  ai_meta_commentary: [
    `(?:aquí (?:tienes|tiene|está|están|te dejo|le dejo|va|van)|a continuación(?:,? (?:tienes|te dejo|te presento|le presento|encontrarás))?|te (?:dejo|presento|propongo)|esta es|este es) (?:una?|el|la|los|las|tu|su|dos|tres|algunas|varias|\\d)s? ?(?:nuev[oa] |breve |posible |otr[oa] )?${piece} ?(?:,? ?${adjective}{0,3})?(?:(?:del?|de tu) (?:correo|mensaje|e-?mail|texto))?(?: que puedes (?:usar|adaptar)| que puede usar)?(?= ?:(?! ?(?:https?|[\\w.+-]{1,40}@)))`,
    `(?:claro(?: que sí)?|por supuesto|con gusto|desde luego|cómo no|perfecto|de acuerdo|con mucho gusto)(?: ?[!,.:]){1,2} ?(?:aquí (?:tienes|tiene|está|te dejo|va)|te (?:dejo|propongo|presento)|he (?:redactado|reescrito)) (?:una?|el|la|tu|su|dos|tres) ?(?:nuev[oa] |breve |posible )?${piece}(?= ?[:,.!]| ${adjective}| (?:del|de tu|para))`,
    `(?:avísame|avíseme|dime|dígame|hazme saber|hágame saber|déjame saber|házmelo saber|me avisas|indícame) (?:por favor )?si (?:${want} )?(?:que )?(?:lo |le |te )?${tune} ${draftPart}`,
    `${want} que ${tune} ${draftPart}`,
    `(?:quieres|quiere|deseas|desea|te gustaría|le gustaría) que (?:lo|la) (?:acorte|reformule|reescriba|alargue|acortara|reformulara|reescribiera|(?:haga|hiciera) (?:más|menos) (?:cort[oa]|formal|breve|cercan[oa]|informal|concis[oa]|amable|direct[oa]))`,
    `${want} una (?:versión|variante|opción) (?:más|menos) (?:cort[oa]|formal|breve|cercan[oa]|informal|concis[oa]|amable|direct[oa])`,
    'espero que (?:est[ea] (?:borrador|versión|plantilla|propuesta de correo)|la versión del correo|el borrador)(?: del? (?:correo|mensaje))? (?:te|le) (?:sirva|ayude|guste|resulte|sea)',
    '[[](?:Nota|Observación|N\\.B\\.)(?: (?:para ti|del redactor))? ?: ?[^\\]\\n]{0,80}(?:reemplaz|sustitu|insert|adapt|personaliz|complet|añad|nombre|antes de enviar)[^\\]\\n]{0,120}[\\]]',
    '[(](?:Nota|Observación) ?: ?[^()\\n]{0,80}(?:reemplaza|reemplace|sustituye|sustituya|sustituir|reemplazar|personaliza|personalice|personalizar|adapta|adáptal)[^()\\n]{0,80}[)]',
    '(?:reemplaza|sustituye|completa|recuerda (?:reemplazar|sustituir|completar)|no olvides (?:reemplazar|sustituir|completar)|reemplace|sustituya) (?:los |todos los |la información |los datos |los campos )(?:marcadores(?: de posición)?|corchetes|entre corchetes|textos entre corchetes)',
    'he (?:mantenido|usado|utilizado|optado por|adoptado) un tono [^.!?]{3,60}',
    'he (?:acortado|reformulado|reescrito|suavizado) (?:el (?:tono|mensaje|correo|texto)|tu (?:mensaje|correo|texto)) (?:para|de|y|a)',
    'aquí (?:tienes|van|tiene) (?:dos|tres|cuatro|cinco|algunas|varias|unas|\\d) (?:opciones|ideas|propuestas|versiones|sugerencias) (?:de|para el) (?:asuntos?|correos?|mensajes?)',
    `(?:si (?:quieres|quiere|lo deseas|lo desea|prefieres|prefiere|hace falta|te parece)|también),? (?:también )?(?:puedo|podría) (?:también )?(?:${tuneIt} ${draftPart}|(?:acortarlo|acortarla|reformularlo|reformularla|reescribirlo|reescribirla)|hacerl[oa] (?:más|menos) ${adjective}|(?:darte|preparar|proponer) una (?:versión|variante) (?:más|menos))`,
    `si ${want} una (?:versión|variante|opción) (?:más|menos) ${adjective}`,
    '(?:puedes|puede|siéntete libre de|siéntase libre de|no dudes en|no dude en) (?:adaptar|personalizar|ajustar|modificar)(?:lo)? ?(?:este|el|estas) (?:mensaje|correo|texto|borrador|líneas) (?:según|a (?:tu|tus|su|sus)|de acuerdo)',
    '(?:aquí (?:tienes|tiene|va|está)|te dejo|le dejo) (?:el|la|un|una|tu|su) (?:borrador|correo|mensaje|texto|versión|e-?mail|propuesta|sugerencia)(?: (?:revisad[oa]|actualizad[oa]|corregid[oa]|ajustad[oa]|reescrit[oa]|de correo)){0,2},? (?:ya |ahora )?con (?:un|el) tono (?:ya )?(?:más |un poco más |algo más )?[a-z]{4,14}(?= ?:)',
    'si [^.!?]{2,40}? (?:versión|variante) (?:(?:más|menos) [^\\s.,;:!?]{4,16}(?: (?:o|y) (?:más )?[^\\s.,;:!?]{4,16})?|reducida|resumida|abreviada|acortada) (?:de este|del|de tu|de su) (?:mensaje|correo|e-?mail|texto)',
  ],
  ai_missing_context: [
    `(?:no (?:tengo|dispongo de|cuento con)|me faltan?|sin|carezco de) (?:la )?(?:suficientes? |ninguna |más |bastante )?(?:información|datos|detalles|contexto)(?: (?:suficientes?|concret[oa]s?|específic[oa]s?))? (?:sobre|acerca de|del?|respecto a)(?: la)? ?(?:el |la |este |esta |su |tu |los )?${party}[^.!?]{0,70}?(?:personalizar|redactar|escribir|adaptar|personalizad[oa]s?|generar|genéric[oa]|mensaje general|neutr[oa])`,
    '(?:según|con base en|basándome en|a partir de|de acuerdo con|en) (?:la |los |las )?(?:información|datos|detalles) (?:proporcionad|facilitad|disponible|suministrad|dad|recibid)[oa]?s?[^.!?]{0,50}?(?:no (?:se )?(?:encontró|encuentra|encontré|aparece|menciona|especifica|indica|ha sido posible|fue posible|pude|puedo) [^.!?]{0,30}?(?:nombre|empresa|destinatario|contacto|cargo|identificar))',
    '(?:para que (?:yo )?pueda|así podré|así puedo) (?:redactarte |escribirte |redactar|escribir|personalizar|adaptar|generar|completar) ?(?:el|un|tu|su|este) (?:correo|mensaje|e-?mail|borrador|texto)',
    '(?:necesito|necesitaría|me harían falta) (?:más )?(?:información|detalles|datos|contexto) (?:sobre|acerca de|del?) [^.!?]{3,60}?para (?:redactar|personalizar|escribir|generar) (?:el|un|este|tu) (?:correo|mensaje|e-?mail)',
    `(?:el nombre|la empresa|el cargo) del? (?:la )?${party} no (?:fue|ha sido|se ha|está|estaba) (?:proporcionad|especificad|indicad|facilitad|mencionad)[oa]`,
    'no (?:se (?:proporcionó|proporcionaron|indicó|especificó|facilitó|facilitaron|mencionó)|me (?:diste|dieron|has dado|indicaste)|(?:fue|ha sido) (?:proporcionad|facilitad)[oa]) [^.!?]{0,60}?,? (?:así que|por lo que|de modo que|por eso) [^.!?]{0,60}?(?:genéric|general|neutr|impersonal)[a-z]{0,3}',
    'necesit(?:o|aría) (?:saber|conocer) [^.!?]{3,60}?para (?:redactar|personalizar|escribir) (?:el|un|este|tu) (?:correo|mensaje)',
    'no (?:tengo|dispongo de|cuento con) (?:el |la )?(?:suficientes?|bastante) (?:contexto|información|datos|detalles)[^.!?]{0,60}? para (?:poder )?personalizar|no (?:tengo|dispongo de|cuento con) (?:el |la )?(?:contexto|información|datos|detalles) suficientes?[^.!?]{0,60}? para (?:poder )?personalizar',
    '(?:según|con base en|basándome en|a partir de|de acuerdo con) (?:la |los )?(?:información|datos|detalles) (?:proporcionad|facilitad|suministrad)[oa]s?,? no (?:se ha|se han|he|hemos|se pudo|se ha podido) (?:encontrado|encontrar|identificado|identificar|podido (?:encontrar|identificar)|indicado|especificado) (?:el |la |ningún |ninguna )?(?:nombre|empresa|destinatari[oa]|contacto|cargo)',
    '(?:necesito|necesitaría) (?:más )?(?:información|detalles|datos|contexto)[^.!?]{0,60}? para (?:poder )?(?:redactar|personalizar|escribir|generar) (?:el|un|este|tu) (?:correo|mensaje|e-?mail)',
    'no (?:ha sido|fue|es|me ha sido) posible personalizar (?:este|el|tu) (?:correo|mensaje|e-?mail|texto)',
    '(?:por|debido a la|ante la) falta de (?:información|datos|contexto|detalles)[^.!?]{0,50}? no (?:puedo|pude|podemos|he podido) personalizar (?:este|el|tu) (?:correo|mensaje|e-?mail|texto)',
    `sin${word}{0,3}? (?:detalles|datos|información|contexto)${word}{0,5}?,? no puedo${word}{0,1}? (?:escribir|redactar|personalizar|generar)${word}{0,2}? (?:mensaje|correo|e-?mail|texto)`,
    `no se (?:ha proporcionado|ha indicado|ha facilitado|proporcionó|indicó|facilitó)${word}{0,1}? (?:nombre|empresa|información)(?= )`,
  ],
  prompt_residue: [
    '(?:eres|actúa como|actúe como|compórtate como) (?:una? )(?:asistente|agente|expert[oa]|redactora?|copywriter|comercial|vendedora?|SDR)[^.!?]{0,60}[.!] ?(?:(?:escribe|redacta|genera|crea)(?:me)? (?:una?|dos|tres|\\d)[^.!?]{0,40}?(?:e-?mails?|mails?|correos?|mensajes?|respuesta)|tu tarea|tu función|tu objetivo)',
    '(?:eres|actúa como) (?:una? )asistente (?:virtual |de ventas |de IA |comercial )?(?:útil|servicial|de IA|inteligente)',
    '(?:escribe|redacta|genera|crea)(?:me)? (?:una?|tres|dos|\\d) (?:[^\\s.,;:!?]{2,20} ){0,3}?(?:correo|mensaje|e-?mail|seguimiento)s?[^.!?]{0,50}?(?:(?:de|en|máximo|menos de|no más de|unas) (?:máximo )?\\d{1,3} (?:palabras|caracteres|frases|líneas)|(?:para|a) (?:este|el siguiente|el) (?:cliente|prospecto|lead|contacto) ?(?:siguiente|de abajo|[.:]|$))',
    '(?:escribe|redacta|usa|utiliza|mantén)[^.!?]{0,40}? tono [^.!?]{3,40}?(?:máximo|menos de|no más de|sin superar) (?:de )?\\d{1,3} (?:palabras|caracteres|frases)',
    '(?:máximo|no más de|menos de|sin superar las) (?:de )?\\d{1,3} palabras[^!?]{0,40}\\btono (?:amigable|cercano|profesional|formal|cordial|amable|informal)',
    `${opens}(?:instrucciones|instrucción|tarea|prompt|rol|tu tarea) ?: ?(?:escribe|redacta|eres|genera|usa un tono|crea un)`,
    'tu (?:tarea|misión|objetivo) es (?:escribir|redactar|generar|personalizar) [^.!?]{2,40}(?:correos?|mensajes?|e-?mails?)',
    'no (?:menciones|digas|reveles) (?:nunca )?que eres una? (?:IA|bot|robot|asistente|modelo|inteligencia)',
    '(?<=(?:^|\\n) ?)#{1,4} ?(?:instrucciones|tarea|prompt|indicaciones)(?: del sistema)? ?: ?[^\\n]{0,60}?(?:\\d{1,3} (?:palabras|caracteres|frases)|tutear|tratar de usted|tono )',
    '(?:instrucciones|mensaje|prompt) (?:del|de) sistema ?: ?(?:eres|actúa como) una? [^.!?\\n]{3,60}|(?:responde|devuelve|contesta) (?:solo|sólo|únicamente|solamente) (?:con )?el (?:cuerpo|texto|contenido) del (?:correo|mensaje|e-?mail)',
    `${opens}(?:prompt del sistema|prompt|mensaje del sistema) ?: ?(?:responde|escribe|redacta|eres|no menciones|usa|mantén)`,
    `${opens}(?:redacta|escribe|genera)(?:me)? una? (?:[^\\s.;:!?]{2,20} ){0,4}?(?:correo|e-?mail|mensaje)${word}{0,3}? (?:al|para el|para un|a un|dirigido al) (?:prospecto|lead|cliente potencial)`,
  ],
  internal_note_leak: [
    `${opens}(?:(?:nota|comentario|observación|aviso|mensaje) intern[oa]|interno|(?:solo|sólo|únicamente|exclusivamente|solamente) (?:para )?uso interno|(?:para )?uso (?:exclusivamente |estrictamente )?interno|uso interno (?:solamente|únicamente)) ?(?::|[\\])](?! ?\\w{1,20}\\())(?! ?[\\d+(]|[^.!?]{0,60}\\bextern[oa]s? ?:)`,
    `(?<=(?:^|[\\n.!?:;,([*>|-]) ?|por favor )no (?:se lo |lo |la )?(?:enviar|reenviar|mostrar|compartir|mencionar|comunicar|decir|revelar|envíes|reenvíes|digas|compartas|menciones)(?:lo|la|le)?(?: (?:esto|este correo|esta nota|el margen|nada))? ${customer}(?= ?[.,;:!)\\]*-]|$|\\n)`,
    '(?:el cliente|la clienta|el prospecto|nuestro cliente) (?:todavía |aún )?no (?:sabe|lo sabe|está al tanto)(?: (?:todavía|aún|nada|nada de esto))?(?: (?:de|del|sobre) [^.!?]{2,60}?)?(?= ?[.,;!)\\]]|$|\\n)(?<=(?:todavía|aún|nada|lo sabe|al tanto)[^.!?]{0,80})',
    '(?:borrar|eliminar|quitar|borra|elimina|quita) (?:esta (?:línea|nota|frase|parte)|este (?:comentario|párrafo)) antes de (?:enviar|mandar|enviarlo|mandarlo)',
    `${opens}(?:borrar|eliminar|quitar) antes de (?:enviar|mandar)`,
    `${opens}(?:nota|aviso|mensaje|comentario) (?:para|a) (?:el|al|los|mi|nuestro) (?:equipo|comercial|comerciales|compañer[oa]|departamento)(?: (?:de ventas|comercial))? ?:`,
    `${opens}(?:solo|sólo|únicamente) (?:para )?uso interno ?-(?= )`,
    `${opens}(?:nota|comentario|ficha)(?: del| de)? CRM ?:`,
    `${opens}para (?:todo )?el equipo(?: comercial| de ventas)? ?: ?(?:este|esta|el|la|nuestro) (?:cliente|clienta|prospecto) (?:es|está|amenaza|paga|pagará|duda|quiere|no sabe)`,
    '(?:documento|nota|mensaje|archivo) intern[oa],? no (?:compartir|difundir|reenviar|enviar|mostrar|divulgar)',
  ],
  stub_or_empty_body: [
    '[[] ?(?:insertar|inserta|inserte|añadir|añade|agregar|agrega|completar con|rellenar con|indicar) [^[\\]\\n]{2,80} ?[\\]]',
    '[[] ?(?:[^[\\]\\n]{2,40} )?(?:completar|por (?:completar|redactar|definir|escribir)|pendiente de (?:redactar|completar|escribir)) ?[\\]]',
    '[(] ?(?:insertar|inserta|inserte) (?:aquí [^()\\n]{2,60}|[^()\\n]{2,60} aquí) ?[)]',
    '(?:tu|su|el) (?:texto|mensaje|contenido) (?:va )?aquí(?= ?(?:[.!)\\]]|$|\\n))',
    '(?<=(?:^|\\n) ?)por completar ?: ?(?:escribir|redactar|añadir|insertar) (?:el |la |un |una )?(?:texto|introducción|contenido|cuerpo|párrafo|mensaje)|(?<=(?:^|\\n) ?)pendiente ?: ?(?:escribir|redactar) (?:el |la )?(?:texto|introducción|contenido|cuerpo|párrafo)',
    'aquí (?:va|irá|viene|iría) (?:el|la|un) (?:texto|contenido|cuerpo|párrafo|introducción)(?: (?:del|de la|de) (?:correo|mensaje|e-?mail|carta))?(?= ?(?:[.!)\\]]|$|\\n))',
  ],
  human_impersonation: [
    `soy (?:realmente |de verdad )?(?:una? )?(?:persona|human[oa]|ser humano)(?: ${person})?(?: (?:y|,))?,? (?:y )?no (?:soy )?(?:una? )?${machine}`,
    `soy (?:realmente )?una? (?:persona|human[oa]|ser humano) ${person}(?= ?(?:[.,;!]|$|\\n| -))`,
    `(?<!["«»] ?)no soy (?:ningún |una? )${machine}(?: ?,| y|\\.)? (?:sino|soy|te lo|se lo|lo prometo|prometo|de verdad)`,
    `(?:te|le|quien te|quien le|aquí) (?:escribe|habla|responde|contesta) una? (?:persona|human[oa]|ser humano) ${person}`,
    `(?:este|esta|estas) (?:mensaje|correo|e-?mail|nota|líneas|palabras)[^.!?]{0,40}?(?:escrit|redactad|tecle)[oa]s? [^.!?]{0,20}?por (?:una? )(?:human[oa]|ser humano|persona (?:${person}|de carne))`,
    `(?:este|esta|estas) (?:mensaje|correo|e-?mail|nota|líneas|palabras)[^.!?]{0,60}?(?:escrib|escrit|redact|tecle)[a-z]{1,6}[^.!?]{0,40}?(?:sin|y no|no) (?:por |usar |ayuda de |la ayuda de |ninguna? |una? ){0,2}(?:${machine}|ChatGPT)(?= ?(?:[.,;!)]|$|\\n))`,
    `(?:escribo|escribí|he escrito|redacté|he redactado) [^.!?]{0,50}?(?:yo mism[oa]|a mano|personalmente)[^.!?]{0,20}?,? sin (?:usar |ayuda de |ninguna |una? )?(?:${machine}|ChatGPT)`,
    `(?:este|esta|estas) (?:mensaje|correo|e-?mail|nota|líneas) no (?:ha sido|fue|está|es|lo ha|lo escribió|han sido|viene de) ?(?:escrit[oa]s?|redactad[oa]s?|generad[oa]s?|enviad[oa]s?)? ?(?:por|con|de)? ?(?:una? |la |ningún |ninguna )?(?:${machine}|ChatGPT)`,
    `(?:te|le) (?:prometo|juro|aseguro|garantizo) que no soy (?:ningún |una? )${machine}`,
    `(?:detrás|al otro lado) de (?:este|estas) (?:mensaje|correo|e-?mail|líneas|palabras) (?:hay|está) (?:realmente )?una? (?:persona|human[oa]|ser humano)`,
    `quien (?:te|le|os|les) (?:escribe|responde|habla|atiende) es (?:un |una )?(?:ser humano|human[oa]|persona (?:real|de verdad|de carne y hueso))`,
    'soy (?:una persona |alguien |un ser humano )?de carne y hueso',
    `no (?:estás|está) (?:hablando|chateando|escribiendo|conversando) con (?:una?|ningún|ninguna) ${machine}`,
    `(?:este|esto) no es un (?:correo|mensaje|e-?mail) (?:automático|automatizado|generado),? (?:lo|te lo|se lo) (?:estoy escribiendo|escribo|he escrito|tecleo)`,
    `ningun[oa]? ${machine} ha (?:generado|escrito|redactado|creado) (?:este|estas) (?:mensaje|correo|e-?mail|texto|líneas)`,
    `no soy una? ${machine},? (?:yo )?(?:estoy|escribo|tecleo)(?= )`,
  ],
  profanity_strong: [
    '(?<!(?:dva|tri|pet|nekoliko|više|\\d) )put(?:as?|adas?|ear)|(?<!\\b(?:os|aos|dos) )putos?',
    '(?:hij[oa]s?|ij[oa]s?) de (?:la gran |la |mil |tu |una gran )?put[ae]s?|hijoputas?|hijueputas?|jueputa|hijoeputa|de puta (?:madre|pena)',
    'jod(?:er|erse|erme|ernos|eros|iendo|id[oa]s?|ete|an|as|éis|ieron|imos)|jódete|jódanse',
    'co\\u00f1o|co\\u00f1az[oa]s?|cabrón|cabron(?:es|a|as|azo|azos|ada|adas)|gilipolla(?:s|ces|da|das|decs)?|gilipolleces|soplapollas|comepollas|tocapelotas|tocacojones|cojon(?:es|ud[oa]s?|azos?)|descojon[a-z]{1,5}|acojon[a-z]{1,6}',
    '(?:a |vayan a |vete a |váyase a |que (?:te|le|les|os) den por |dar por |tomar )(?:tomar por )?culo|hasta el culo|(?:chinga|chingue[ns]?) (?:tu|a tu|su|a su) madre|ching(?:ad[oa]s?|adera|aderas|uen|ón|ona|ones)|chingar|pendej(?:[oa]s?|adas?)|culer[oa]s?|vale verga|a la verga|que verga|concha (?:de )?(?:tu|la|su) (?:madre|lora)|la concha de (?:tu|su|la)|la reputa|pelotud(?:[oa]s?|ez|eces)|la polla(?= ?[.!]| de grande)(?<=(?:come|chupa) la polla)',
  ],
  profanity: [
    'mierd(?:as?|os[oa]s?|ero|eros|illas?|ecillas?)|(?<=(?:^|[\\n.!?:;,(>-]) ?)hostias?(?= ?[,!])|(?:la hostia puta|ni hostias|me cago en (?:la|el|todo|tu|su|dios|mis|los|diez)|nos cagamos en|(?:a|del|al|un) carajo|carajo|(?:la|lo|hemos|habéis|han|has) (?:hemos |habéis |han |has )?cagado|cagad(?:a|as)(?! de (?:paloma|pájaro|perro|ave))|cagarla|boludos?|boludeces|huev(?:ón|ones|onadas?))',
  ],
  harassment_or_threat: [
    '(?<!\\b(?:no|nunca|ni) )(?:te|se|os) (?:vas|va|vais|van) a arrepentir(?= ?[.!,;]|$| de| por)|(?<!\\b(?:no|nunca|ni) )(?:te|se|os) arrepentir(?:ás|á|éis|án)(?= ?[.!,;]|$| de(?! no (?:haber )?(?:probar|venir)))|(?:lo|la|me las|nos las) (?:vas|va|vais|van) a pagar(?= ?[.!]|$| (?:muy )?car[oa]|,? (?:todas|tarde))|me las pagar(?:ás|á|án|éis)',
    '(?:le|te|les|os|lo|la) (?:vamos|voy) a (?:hundir|arruinar|destruir|destrozar|machacar|aplastar|amargar|joder|reventar|hacer la vida imposible)|(?:vamos|voy) a (?:hundir|arruinar|destruir|destrozar|hundirle|arruinarle|destruirle|arruinarte|destruirte|hundirte|arruinarlo|destruirlo) ?(?:su|tu|el|la|vuestr[oa])? ?(?:negocio|empresa|reputación|carrera|vida|familia|nombre)?(?<=(?:le|te|lo|negocio|empresa|reputación|carrera|vida|familia|nombre))(?= ?[.,!;]|$| y| si| para)',
    '(?:pague|paga|pagad|responda|responde|firme|firma|conteste|contesta)[^.!?]{0,50}?\\b(?:o|si no),? (?:le|te|les|os|lo|todo el mundo|su|sus) (?:vamos a |voy a |va a |van a )?(?:hundi\\w{1,5}|arruin\\w{1,5}|destrui\\w{1,6}|destroz\\w{1,5}|arrepent\\w{1,6}|denunci\\w{1,6} públicamente|matar\\w{0,4}|sabr\\w{1,3}|enterar\\w{1,3})',
    '(?:sabemos|sé|ya sabemos) (?:muy bien |perfectamente |exactamente )?(?:dónde|a qué (?:colegio|escuela)|quiénes son|a qué hora) (?:viv(?:es|e|en|ís)(?= ?[.,!;]|$| y)|duermes?|vive su|van? (?:sus|tus|su) hij[oa]s?|estudian? (?:sus|tus|su) hij[oa]s?|(?:sus|tus) hijos|sus familiares|vive tu|trabaja su (?:mujer|marido|hij[oa]))(?<!quiénes son (?:tus|sus) (?:hijos))',
    '(?:es|esta es|este es) (?:mi|nuestro|su|tu) última? (?:aviso|advertencia)(?<=última advertencia)|(?:mi|nuestra|su|tu) última advertencia|(?:aténgase|atente|aténganse) a las consecuencias|no sabes? con quién (?:te has|se ha|está|estás) (?:metido|metiendo|tratando|jugando)|(?:si no|o),? (?:su|tu|sus|tus|todos sus) (?:jef[ea]|mujer|marido|clientes|familia|vecinos|fotos|vídeos) (?:[a-z]{2,10} )?(?:se enterar(?:á|án)|lo sabr(?:á|án)|sabr(?:á|án)|será?n? publicad[oa]s?|acabarán? en)',
    '(?:eres|es usted|sois|son ustedes|son) (?:realmente |todos |simplemente |muy |un[oa]?s? |tan |un[oa]? completo |un[oa]? auténtic[oa] ){1,3}(?:idiotas?|imbécil(?:es)?|estúpid[oa]s?|inútil(?:es)?|cretin[oa]s?|cobardes?|mentiros[oa]s?|fracasad[oa]s?|parásitos?|patétic[oa]s?|payas[oa]s?|sinvergüenzas?|ignorantes?|incompetentes?|basura|capullos?)(?= ?[.!,?]|$| y )(?<!\\bson [^.!?]{0,40})|(?:eres|es usted|sois) (?:idiotas?|imbécil(?:es)?|estúpid[oa]s?|inútil(?:es)?|cobardes?|patétic[oa]s?|basura|tont[oa]s?)(?= ?[.!,?]|$| y| o| para)',
    '(?:hay que|se necesita|habría que|tiene que) ser (?:muy |bastante |realmente |completamente )?(?:idiota|imbécil|estúpid[oa]|tont[oa]|inútil|burro) (?:para|y no)|(?:pedazo|panda|hatajo|atajo|banda) de (?:idiotas?|imbéciles|imbécil|inútiles|inútil|sinvergüenzas?|cretinos?|estúpidos?)|solo un (?:idiota|imbécil|tonto|necio) (?:rechazaría|diría|dejaría)',
    '(?:debería|deberían|deberías) dar(?:le|te|les)s? vergüenza|qué vergüenza (?:de|que) (?:usted|empresa|gente|nos ignor)|cómo (?:se atreve|te atreves|se atreven)(?= ?[?!]|$| a)|quién (?:se cree|te crees) que (?:es|eres)|cállate(?= ?[.!,]|$)|cállese|me (?:das|da usted|dais) asco|(?:tercera|cuarta|quinta|décima|enésima) vez que (?:me|nos) ignora(?:s|n|is)?|(?:deja|deje|dejen|dejad) de ignorar(?:me|nos)|hasta un niño (?:lo )?(?:entendería|habría entendido)|(?:su|tu) silencio es (?:patético|cobarde|vergonzoso|lamentable|una falta de respeto)',
    '(?:pague|paga|pagad|paguen|responda|responde|firme|firma|conteste|contesta)[^.!?]{0,50}?\\b(?:o|si no|de lo contrario),? (?:a (?:su|tu) [^\\s.,;:!?]{4,12} )?(?:le|te|les|os) (?:va a pasar|pasará|va a ocurrir|ocurrirá|va a suceder|sucederá) (?:algo|una desgracia)',
    'si (?:usted )?no (?:me |nos )?(?:respondes?|contestas?|pagas?|firmas?|responde|contesta)[^.!?,]{0,12},? (?:le )?(?:escribiré|diré|contaré|escribiremos|diremos|contaremos) a (?:su|tu) (?:jef[ea]|mujer|marido|familia) (?:que|cómo|lo que)',
    '(?:solo|sólo) un (?:inútil|estúpido|incompetente|idiota|imbécil|tonto|necio) (?:perdería|desaprovecharía|dejaría pasar|rechazaría)',
    '(?<!\\bno )(?:te vas|se va|os vais) a arrepentir|(?<!\\bno )te arrepentirás|(?<!\\bno )se arrepentirá (?:de|usted|si no)',
    `(?:pague|paga|págue(?:nos|me)|firme|firma|conteste|contesta)[^.!?]{0,40}? o (?:le|te|les|os|lo) (?:arruin|destru|hund|destroz)(?:aremos|aré|iremos|iré|o|imos|amos)`,
    `(?:eres|es usted|sois) tan (?:tont[oa]s?|estúpid[oa]s?|torpes?|inútil(?:es)?|idiotas?) (?:que|como para)`,
    '(?:verá|verás|va a ver|vas a ver) lo que (?:le |te )?(?:pasa|pasará|ocurre) si no (?:pagas?|respondes?|firmas?|contestas?)',
  ],
  injection_residue: [
    '(?:olvida|olvide|ignora|ignore) todo lo que (?:te|le|se te|se le) (?:han?|habían?|ha sido) (?:ordenado|pedido|dicho|indicado|mandado) (?:antes|anteriormente|hasta ahora|previamente)',
    '(?:ahora|a partir de ahora|desde ahora),? (?:eres|es usted|serás) una? (?:asistente|IA|chatbot|modelo|agente) (?:[a-z]{3,14} )?sin (?:ninguna |ningún )?(?:restricci(?:ón|ones)|límites?|limitaci(?:ón|ones)|filtros?|reglas)',
    `(?:ignora|ignore|olvida|olvide|descarta|descarte) (?:todas )?(?:las |tus |sus )?(?:instrucciones|indicaciones|órdenes|directrices|reglas) (?:previas|anteriores|de arriba|recibidas (?:antes|hasta ahora)|iniciales)(?! (?:de|del|para|sobre)\\b)`,
    `(?:ignora|olvida|no hagas caso de|no sigas|incumple|sáltate) (?:todas )?(?:tus|las) (?:instrucciones|reglas|directrices|indicaciones)(?: internas| iniciales)? y (?:responde|muestra|envía|da|dame|revela|escribe|di|concede)`,
    '(?:revela|muestra|muéstrame|enséñame|dame|dime|repite|envíame|imprime) (?:todo )?tu (?:prompt (?:del|de) sistema|mensaje (?:del|de) sistema|prompt inicial)',
  ],
  unfilled_merge_field: [
    '(?:hola|estimad[oa]|querid[oa]|buenos días|buenas tardes|estimado señor|estimada señora) (?:nombre|apellidos?|nombre apellidos?|nombre del cliente)(?= ?[,!:.\\n])',
    '(?<=(?:estimad[oa]s?|querid[oa]|hola|apreciad[oa]|buenos días) (?:señora? |sra?\\. )?)[[][^[\\]\\n]{2,40}[\\]](?= ?: )',
  ],
  refund_policy_claim: [
    `(?:devolvemos|devuelvo|devolveremos|reembolsamos|reembolsaremos|reintegramos|(?:podemos|puedo) (?:devolver|reembolsar)(?:le|te|les)?)${word}{0,3}? ${whole}`,
    `(?:recibirá[sn]?|obtendrá[sn]?|tendrá[sn]?|recibe|obtiene)${word}{0,2}? reembolso (?:íntegro|completo|total|del 100 ?%)`,
    `(?:tienen?|tienes|dispones?)(?: de)?${word}{0,2}? (?:días|meses|semanas)${word}{1,6}? (?:reembolso|devolución|devolverlo)`,
    'reembolso (?:íntegro|completo|total) (?:si|hasta|dentro|durante|en los|sin)',
    `(?:cancelar|anular|desistir|devolverl[oa])${word}{0,6}? ${freely}`,
    'cancelación (?:gratuita|gratis|sin (?:coste|costo|cargos?|penalización))',
    `(?:depósito|anticipo|señal|reserva|matrícula|billetes?|entradas?)${word}{0,3}? (?:no (?:es|son)|es|son)(?: totalmente)? reembolsables?`,
    '(?:le|te|les) será (?:reembolsado|devuelto) (?:íntegramente|el 100 ?%|todo)',
    `(?:puede|podrá|puedes) (?:solicitar|pedir)${word}{0,2}? (?:devolución|reembolso)${word}{0,2}? (?:hasta|dentro|durante|en los)`,
    `(?:tienen?|tienes|dispones?|disponen?|tenéis)(?: de)?${word}{0,3}? (?:días|meses|semanas|años?)${word}{0,2}? para (?:pedir|pedirnos|solicitar|reclamar|exigir|recuperar)(?:nos)?(?: que (?:te|le|les|os) devolvamos)?${word}{0,2}? (?:dinero|importe)`,
    `(?:tienen?|tienes|dispones?|disponen?|tenéis)(?: de)?${word}{0,3}? (?:días|meses|semanas|años?)${word}{0,2}? para que (?:te|le|les|os) devolvamos`,
    `(?:cancelación|cancelaciones|anulación|devolución|devoluciones|cambios?)${word}{0,3}? (?:es|son|será|serán)(?: totalmente| completamente)? (?:gratis|gratuit[oa]s?|sin (?:coste|costo|cargos?))`,
    `(?:se admiten|admitimos|aceptamos|se aceptan)${word}{0,1}? (?:devoluciones|cambios|cancelaciones)${word}{0,2}? \\d{1,3} (?:días|semanas|meses|horas)`,
    `(?:todo|cada|a todo|a cada) client[ea]${word}{1,2}? (?:se le (?:devuelve|devolverá|reembolsa|reembolsará)|recupera su dinero)`,
  ],
  unapproved_discount: [
    `(?:hago|hacemos|ofrezco|ofrecemos|doy|damos|aplico|aplicamos|rebajo|rebajamos|(?:podemos|puedo|podríamos|podría) (?:hacer|ofrecer|dar|aplicar|rebajar)(?:le|te|les|os)?)${word}{0,6}? (?<!\\b(?:el|los|su|sus|la|sobre) )(?:descuentos?|rebaja|precio especial)`,
    `(?:rebajo|rebajamos|descontamos|(?:le|te|les) descuento)(?: (?:un|el))? \\d{1,3} ?(?:%|por ciento)`,
    '\\d{1,3} ?(?:%|por ciento) (?:de (?:descuento|rebaja)|más barato)',
    '(?<!\\b(?:el|los|su|sus|la|sobre) )(?:descuento|rebaja)(?: especial)? del? \\d{1,3} ?(?:%|por ciento)',
    '(?:a|por la) mitad de(?:l)? precio',
    `(?:le|te|les|os) regal(?:o|amos)${word}{0,3}? (?:instalación|puesta en marcha|mes|meses|formación|envío|licencia|alta|migración|configuración)`,
    `no (?:le|te|les|os) (?:cobramos|cobro|cobraremos)${word}{0,3}? (?:instalación|puesta en marcha|alta|envío|formación|gastos|migración|cuota|configuración)`,
    `(?:primer|primeros|próximo)${word}{0,1}? (?:mes|meses|año) (?:es|son|le sale|le salen|será|serán) (?:gratis|gratuitos?)`,
    '(?:instalación|puesta en marcha|migración|configuración) (?:es|le sale|corre|va|será) (?:gratis|gratuita|de nuestra cuenta|por nuestra cuenta)',
    `(?:puedo|podemos) bajar(?:le|te|les)${word}{0,3}? \\d{1,3} ?(?:%|por ciento)`,
    `(?:le|te|les) (?:dejo|dejamos)${word}{0,4}? (?:mes|meses|año|instalación) gratis`,
    '(?:le|te|les|os) (?:quito|quitamos|bajo|bajamos)(?: (?:un|el))? \\d{1,3} ?(?:%|por ciento)(?! de(?:l)? (?:iva|irpf|retención))',
    '(?:le|te|les|os) (?:hago|hacemos|dejo|dejamos) (?:un|el) \\d{1,3} ?(?:%|por ciento)(?: menos)?(?= si | menos)',
    '(?:bajo|bajamos|rebajo|rebajamos) (?:el|su) (?:precio|presupuesto|tarifa) (?:un|en un) \\d{1,3} ?(?:%|por ciento)',
    `con (?:el|tu|su|nuestro) código(?: promocional| de descuento)? [^\\s.,;:!?]{3,20},?${word}{0,4}? \\d{1,3} ?(?:%|por ciento)`,
    `(?:rebajar|bajar|reducir|rebajo|bajo|rebajamos|bajamos)(?:le|te|les|os)?${word}{0,4}? (?:un|una|la|en un|en una) (?:cuarta parte|tercera parte|tercio|cuarto|mitad)`,
    `(?:añadimos|añado|incluimos|incluyo|regalamos|regalo)${word}{0,3}? (?:licencias?|mes(?:es)?|usuarios?|accesos?|horas?|plazas?) (?:gratis|gratuit[oa]s?|de regalo|sin coste)`,
    `(?:le|te|les|os) (?:perdon(?:amos|o)|condon(?:amos|o)|quit(?:amos|o))${word}{0,1}? (?:cuota|tasa|gastos|coste|matrícula|comisión)`,
    `primer${word}{0,1}? (?:mes|año) (?:te|le|os|les)? ?(?:sale|saldrá|queda) (?:gratis|sin coste)`,
  ],
  price_quote: [
    `(?:nuestr[oa]s?|el|la|est[ea]|cada|un|una) (?:plan|tarifa|licencia|suscripción|paquete|precio|curso|módulo|versión|edición|instalación|formación|servicio|taller)(?: [^.!?\\n]{2,30}?)? (?:cuesta(?:n)?|es de|son|sale (?:por|a)|empieza (?:en|desde)|asciende a|está en|sería de|costaría|vale) (?:solo |sólo |unos |desde ){0,2}${money}`,
    `${money} por (?:usuario|licencia|puesto|asiento|participante|persona|contacto|mensaje|buzón|dispositivo|sede)(?: (?:y|al) (?:mes|año))?`,
    `(?:cobramos|facturamos|pagar(?:á|ás|ía) (?:solo|sólo|únicamente|con nosotros)|paga(?:s)? (?:solo|sólo|únicamente)|le (?:costará|costaría|saldría por)|te (?:costará|costaría|saldría por)) (?:[a-zé]{2,10} ){0,2}${money}`,
  ],
  guarantee_claim: [
    `(?:garantiz(?:amos|o)|(?:podemos|puedo) garantizar(?:le|te|les|os)?)${word}{0,7}? (?:${gain}|\\d{1,3} ?(?:%|por ciento)|el (?:doble|triple)|\\d{1,2} veces)(?! de disponibilidad)`,
    `garantiz(?:amos|o) que${word}{0,8}? ${grows}`,
    '(?:resultados?|éxito|ahorro|satisfacción|ventas|crecimiento)(?: totalmente| al)?(?: 100 ?%)? (?:garantizad[oa]s?|asegurad[oa]s?)',
    '(?:totalmente|completamente|absolutamente|es|100 ?%|pruébelo|pruébalo) (?:libre de riesgos?|sin (?:ningún |el menor )?riesgos?)',
    'sin (?:ningún |el menor )?riesgos? (?:para (?:usted|ustedes|ti|su empresa)|de su parte|alguno)',
    'no (?:corren?|asumen?|tienen?|corres|asumes|tienes) (?:absolutamente )?ningún riesgo',
    'no (?:tienen?|tienes) (?:absolutamente )?nada que perder|no arriesga(?:s|n)? (?:absolutamente )?nada',
    '(?:nuestra|con|con una|ofrecemos una) garantía (?:de resultados|de satisfacción|de devolución)',
    '(?:prometemos|prometo|aseguramos|aseguro) (?:el doble|el triple|un \\d{1,3} ?(?:%|por ciento) más|duplicar|triplicar)',
    `(?:prometemos|prometo|aseguramos|aseguro) que${word}{0,5}? ${grows}`,
    `${grows}${word}{0,4}?,? garantizado`,
    `(?:garantiz(?:amos|o)|(?:podemos|puedo) garantizar(?:le|te|les|os)?) (?:(?:más|al menos|un mínimo de|hasta) )?\\d{1,4} (?:matrículas|alumnos|pacientes|inscripciones|citas|pedidos|contratos|clientes|reservas|leads|socios|ventas)`,
    '(?<!\\b(?:el|un|al|de|del) )riesgo cero(?= ?[.,!;)]|$|\\n| para (?:usted|ti|ustedes|tu|su))',
    `(?:el aprobado|el éxito|la admisión|tu aprobado|su aprobado|tu éxito|su éxito)(?: de (?:su|tu) (?:hij[oa]|proyecto|negocio|campaña))?(?: en el examen)? está(?: 100 ?%)? (?:garantizad[oa]|asegurad[oa])`,
    `garantiz(?:amos|o) que (?:su|tu|la|vuestra) (?:agenda|consulta|clínica|academia|sala|restaurante)${word}{0,5}? (?:llena|lleno|llenará|a llenar|completa|completo)`,
    `(?:prometemos|prometo|aseguramos|aseguro|garantizamos|garantizo) que (?:recuperará[sn]?|amortizará[sn]?|rentabilizará[sn]?)`,
  ],
  superlative_claim: [
    `(?:el|la|los|las) (?:mejor|mejores) ${product}(?:${word}{0,2})? (?:del mercado|del sector|del mundo|de España|de México|de Europa|de la región|de la ciudad|del país)`,
    `(?:el|la) ${product} más (?:fiable|rápid[oa]|complet[oa]|barat[oa]|avanzad[oa]|segur[oa]|innovador[a]?|económic[oa]|potente)(?:${word}{0,2})? (?:del mercado|del sector|del mundo|de España|de Europa|del país)`,
    `(?:somos|es|seguimos siendo) (?:el |la |los )?(?:número (?:uno|1)|n\\.? ?º ?1|líderes indiscutibles)(?! de la lista)`,
    `(?:ningún otro|ninguna otra) ${product} ${word}{0,4}? ?(?:mejor|más|tan|menos)`,
    `(?:el único|la única) ${product} (?:que|del mercado|capaz|con)`,
  ],
  false_urgency: [
    `última (?:oportunidad|ocasión)(?= ?[!¡]| (?:antes de|para (?:aprovechar|conseguir|ahorrar|beneficiarse)))`,
    `(?:oferta|promoción|descuento|precio|rebaja)${word}{0,3}? (?:termina|acaba|expira|caduca|vence|válid[oa])${word}{0,2}? (?:hoy|esta noche|a medianoche|hasta hoy|en (?:pocas|\\d{1,2}|dos|tres) (?:horas|minutos))`,
    `últimas (?:plazas|unidades|licencias)(?: disponibles| a este precio|,? (?:solo|sólo) hasta (?:hoy|mañana|medianoche)|!)`,
    `(?:solo|sólo|únicamente) (?:quedan|queda) (?:\\d{1,2}|dos|tres|cuatro|pocas|unas pocas) (?:plazas|unidades|licencias|copias)`,
    `(?:solo|sólo) (?:por )?(?:hoy|hasta (?:hoy|medianoche)) (?:a este precio|con descuento|con un \\d{1,2} ?%|puede ahorrar|podrá ahorrar)`,
    `(?:aproveche|compre|reserve|aprovecha|compra|reserva) (?:ahora|ya|hoy mismo),? antes de que (?:se (?:acabe|agote|agoten)|sea tarde|termine|suba)`,
  ],
  fabricated_relationship: [
    `como (?:(?:ya )?(?:hablamos|comentamos|acordamos|quedamos|vimos)|le (?:comenté|dije|prometí)|te (?:comenté|dije|prometí)) (?:ayer|la semana pasada|por teléfono|en (?:nuestra|la) (?:llamada|reunión|feria|conversación)|el (?:lunes|martes|miércoles|jueves|viernes))`,
    `(?:tras|después de|a raíz de|desde) (?:nuestra|nuestro) (?:última |reciente |breve |último )?(?:conversación|llamada|reunión|charla|encuentro)(?: (?:de ayer|telefónica|de la semana pasada|del (?:lunes|martes|miércoles|jueves|viernes)|en))?`,
    `(?:fue un placer|me alegró|ha sido un placer|encantad[oa] de) (?:conocerle|conocerte|conocerlo|hablar con usted|hablar contigo|verle|verte|saludarle|haberle conocido) (?:ayer|la semana pasada|en (?:la|el)|el (?:lunes|martes|miércoles|jueves|viernes))`,
    `gracias (?:de nuevo )?por (?:la|nuestra|tu|su) (?:conversación|charla|llamada|reunión) de (?:ayer|la semana pasada|esta mañana|hoy)`,
  ],
  investment_promise: [
    `(?:rentabilidad|rendimiento|ganancias?|beneficios?|intereses) (?:anual )?(?:garantizad[oa]s?|asegurad[oa]s?)(?: de(?:l)?)? (?:\\d{1,2}|sin riesgo|por)`,
    `(?:garantizamos|garantizo|aseguramos) (?:una rentabilidad|un rendimiento|un \\d{1,2}(?:[.,]\\d)? ?% (?:de (?:rentabilidad|interés|rendimiento)|anual))`,
    `\\d{1,2}(?:[.,]\\d)? ?(?:%|por ciento) (?:de (?:rentabilidad|interés|rendimiento)|anual)${word}{0,3}?,? (?:garantizad[oa]|asegurad[oa]|sin (?:ningún )?riesgo)`,
    `(?:duplique|triplique|multiplique|duplica|triplica|multiplica) (?:su|tu) (?:dinero|capital|inversión|ahorro)`,
    `(?:la acción|el fondo|la vivienda|el token|su valor|el precio)${word}{0,3}? (?:va a|subirá|se duplicará) (?:subir |duplicarse )?(?:con seguridad|seguro|sin duda)`,
  ],
  // In Portuguese "no" stands before a noun.
  sensitive_attribute: [
    `(?:como|ya que|puesto que|dado que|porque|ahora que|sabemos que|sé que|me han dicho que|hemos visto que) (?:usted |tú )?(?:también )?(?:padece|padeces|sufre|sufres|tiene|tienes) (?:de )?(?:un |una )?${illness}`,
    '(?:como|ya que|puesto que|dado que|porque|ahora que|sabemos que|sé que|me han dicho que|hemos visto que) (?:usted |tú )?(?:también )?(?:está|estás|es|eres) (?:embarazada|diabétic[oa]|depresiv[oa]|seropositiv[oa]|discapacitad[oa]|asmátic[oa]|epiléptic[oa]|autista|gay|lesbiana|homosexual|bisexual|transexual|católic[oa]|musulmana?|musulmán|judí[oa]|cristian[oa]|evangélic[oa]|budista|ate[oa]|sindicalista|alcohólic[oa])',
    `(?:su|tu) (?:reciente |actual |antigua |antiguo )?(?:embarazo|aborto|cáncer|diabetes|depresión|discapacidad|quimioterapia|esclerosis múltiple|epilepsia|enfermedad crónica|homosexualidad|orientación sexual|afiliación sindical|religión|color de piel|origen étnico)(?= ?[.,;:!?]| le | te | nos | puede | no | es | y | ya |$)`,
    'como (?:buen |buena )?(?:católic[oa]|musulmán|musulmana|judí[oa]|cristian[oa]|evangélic[oa]|budista|ate[oa]|homosexual|gay|lesbiana|sindicalista|diabétic[oa]|mujer embarazada|persona con discapacidad),? (?:usted|tú|sabrá|sabrás|entenderá|entenderás|comprenderá|valorará|seguro)',
    `como ${trait}(?: (?:practicante|creyente|devot[oa]|convencid[oa]|orgullos[oa]))?, (?:usted|tú|te|le|seguro|sin duda|seguramente|ya|[^\\s.,;:!?]{2,12}(?:rá|rás)|disfruta|disfrutas|tienes?|sabes?|puedes?|goza|gozas|mereces?|entiendes?|conoces?|es|eres)(?= )`,
    `${learned} que (?:usted |tú )?(?:también )?(?:padece|padeces|sufre|sufres|tiene|tienes) (?:de )?(?:un |una )?${illness}`,
    `(?:su|tu)(?: (?:reciente|nuevo|antiguo))? diagnóstico de ${illness}`,
  ],
  medical_claim: [
    `(?<!\\b(?:la|una|de|para|en|sin|su|se|le) )(?:cura|curan|curará|elimina|eliminan|acaba con|acaban con|hace desaparecer) ${ailment}`,
    '(?:clínicamente|médicamente) (?:probad|demostrad|testad|comprobad|avalad)[oa]s?',
    `sustituye(?:n)?${word}{0,1}? (?:a )?(?:tus|sus|tu|su) (?:medicamentos?|medicación|pastillas|insulina)`,
    `${remedy}${word}{0,5}?(?:, [^.,;!?]{3,40})?,? (?:alivian?|tratan?|combaten?|calman?|previenen?|bajan?|reducen?|hacen? desaparecer) (?:${ailment}|(?:la |el |los |tu |su )(?:tensión(?: arterial)?|presión(?: arterial)?|colesterol|azúcar en (?:la )?sangre))`,
    `(?:desaparecerán?|desaparecen?|se curarán?) (?:su|tu|sus|tus) (?:artrosis|artritis|cáncer|diabetes|migrañas?|depresión|ansiedad|insomnio|asma|alergias?|eccema|psoriasis|acné|hipertensión|acúfenos|varices|calvicie)`,
    `(?:su|tu|sus|tus) (?:artrosis|artritis|cáncer|diabetes|migrañas?|depresión|ansiedad|insomnio|asma|alergias?|eccema|psoriasis|acné|hipertensión|acúfenos|varices|calvicie) (?:desaparecerán?|desaparecen?|se curarán?)`,
  ],
  contract_commitment: [
    `(?:nos comprometemos|me comprometo)${word}{0,1}? (?:por contrato|contractualmente|legalmente|jurídicamente)`,
    `(?:asumimos|aceptamos|asumo|acepto)${word}{0,2}? responsabilidad (?:total e |plena e )?ilimitada`,
    `este (?:correo|mensaje|e-?mail)${word}{0,4}? (?:oferta (?:vinculante|en firme)|compromiso vinculante|propuesta vinculante)`,
    `(?:le|les|te|os|lo|la) indemnizar(?:emos|é)${word}{0,3}? (?:cualquier|todos? los?|toda) (?:daños?|pérdidas?|perjuicios?)`,
    `garantiz(?:amos|o) (?:una? )?(?:disponibilidad|tiempo de (?:actividad|respuesta)|uptime)${word}{0,2}? \\d{1,3}`,
    `por la presente,? (?:aceptamos|acepto|suscribimos)${word}{0,1}? (?:contrato|oferta|condiciones|propuesta)(?: sin reservas?| en firme| íntegramente)`,
    `indemnizar(?:emos|é|le|les)${word}{0,2}? (?:frente a|contra|por)${word}{0,1}? (?:reclamación|reclamaciones|demandas?)${word}{0,1}? terceros`,
    `(?:comprometemos|comprometo|obligamos) a (?:pagar|abonar)(?:le|te|les)?${word}{0,1}? (?:penalización|penalizaciones|indemnización|multa)`,
    `(?:le|te|les) (?:pagaremos|abonaremos|pagaré|abonaré)${word}{0,1}? (?:penalización|penalizaciones|multa)`,
  ],
  legal_or_certification_claim: [
    `cumpl(?:e|en|es|irá|irán)${word}{0,4}? al (?:cien por cien|cien por ciento|100 ?%)${word}{0,2}? (?:RGPD|LOPD|ley|normativa|legislación)`,
    '(?:totalmente|plenamente|completamente|100 ?%|al 100 ?%) (?:conformes?|adaptad[oa]s?) (?:al|a la|con el|con la) (?:RGPD|LOPD|ley|normativa|legislación)',
    `(?:estamos|somos|(?:nuestr[oa]s?)${word}{1,4}? (?:está|están|es|son)) (?:oficialmente |plenamente )?(?:certificad[oa]s?|acreditad[oa]s?|homologad[oa]s?|aprobad[oa]s?)(?: en| con| por| según| conforme a)?(?: la| el)? ?(?:norma )?(?:${scheme}|AEPD|ENS|AENOR|ENAC)`,
    `(?:nuestr[oa]s?${word}{1,2}?) cumplen?${word}{0,1}? (?:todas las|todos los) (?:obligaciones|requisitos|exigencias|disposiciones|normas) legales`,
    `cumpl(?:e|en|irá|irán|irás) (?:plenamente|totalmente|íntegramente|completamente) (?:con )?(?:el |la )?(?:RGPD|LOPD|ley|normativa|legislación)`,
    `(?:legalmente|jurídicamente|por ley),? (?:usted )?(?:tiene|tienes) derecho a`,
    `(?:esa|esta|la) (?:cláusula|penalización) es (?:nula|abusiva|ilegal|inválida)`,
  ],
  denies:
    'no(?! (?:mínimo|primeiro|plano|seu|valor|total|mês|prazo|ano|pacote|preço|contrato|cartão|exame|vestibular))|ningún|ningun[oa]|nunca|jamás|tampoco',
  toldOf:
    'según|conforme a|la ley|legal(?:es)?|fabricantes?|aerolínea|aseguradora|casero|(?:el|su) (?:banco|proveedor|seguro)|competencia|competidor(?:es)?|afirman?|acordamos|acordad[oa]s?|(?:su|tu) (?:tienda|web)|sus clientes|he visto|vi que|he leído|desistimiento|factura',
  slotWords:
    'nombre|nombres|apellido|apellidos|empresa|compañía|cliente|clienta|destinatario|destinataria|contacto|cargo|puesto|ciudad|país|dirección|fecha|hora|sector|importe|monto|producto|remitente|teléfono|firma',
  slotParticles: 'de|del|la|el|los|las|tu|su|y',
  greeting: 'hola|estimad[oa]s?|querid[oa]s?|buenos días|buenas tardes|buenas|muy señor(?:es)? mío',
  closing:
    '(?:un )?(?:cordial |afectuoso )?saludos?(?: cordial(?:es)?| afectuosos?)?|atentamente|un abrazo|cordialmente|gracias y saludos',
  trial:
    '(?:esto|este) es (?:solo |sólo )?una? (?:prueba|mensaje de prueba|correo de prueba)|(?:mensaje|correo) de prueba|(?:(?:este|esto) es (?:solo |sólo )?(?:un )?)?texto de (?:ejemplo|relleno)|prueba',
};
