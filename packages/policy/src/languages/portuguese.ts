import { type Language, money, scheme, word } from './language.ts';

const model =
  '(?:(?:grande |simples )?modelo (?:de linguagem|de IA|linguístico|de inteligência artificial)(?: (?:de IA|natural|de inteligência artificial))?|IA|inteligência artificial|(?:assistente|agente) (?:de IA|virtual|digital|de inteligência artificial)|chatbot)';
const piece =
  '(?:(?:rascunho|proposta|versão|exemplo|modelo|variação|sugestão|opção|reformulação)(?: (?:de|do|da|do seu|do teu|para o|para a) (?:e-?mail|mensagem|assunto|texto|resposta))?|(?:e-?mail|mensagem|assunto|texto|resposta))s?';
const adjective =
  '(?:(?:mais |um pouco mais |ligeiramente mais )?(?:curt[oa]|breve|formal|concis[oa]|cordial|profissional|revisad[oa]|revist[oa]|corrigid[oa]|melhorad[oa]|personalizad[oa]|encurtad[oa]|reescrit[oa]|atualizad[oa]|amigável|informal|diret[oa]|reformulad[oa]|ajustad[oa]|solicitad[oa])s?(?:,? e |,? )?)';
const draftPart =
  '(?:(?:o|do|ao) (?:tom|estilo|e-?mail|texto|rascunho|assunto)|a (?:mensagem|extensão do texto|redação|linguagem)|(?:este|esse|seu) (?:e-?mail|texto)|(?:esta|essa|sua) mensagem)';
const tune =
  '(?:ajuste|modifique|mude|altere|encurte|reformule|reescreva|adapte|personalize|alongue|suavize|ajustasse|modificasse|mudasse|encurtasse|reformulasse|reescrevesse|adaptasse)';
const want = '(?:quer|queres|quiser|deseja|desejar|prefere|preferir|gostaria|gostarias|pretende)';
const party =
  '(?:destinatári[oa]|prospect|lead|contato|contacto|empresa|cliente em potencial|potencial cliente|cliente-alvo)';
const machine = '(?:bot|robô|robot|chatbot|IA|inteligência artificial|máquina|algoritmo|computador|programa|programa)';
const person = '(?:real|de verdade|verdadeir[oa]|de carne e osso)';
const tuneIt =
  '(?:ajustar|modificar|mudar|alterar|encurtar|reformular|reescrever|adaptar|personalizar|alongar|suavizar)';
const opens = '(?<=(?:^|[\\n.!?:;([*>|-]) ?)';
const customer =
  '(?:ao|à|aos|às|para o|para a|para os|com o|com a|com os|ao nosso) (?:clientes?|prospects?|compradore?s?|candidat[oa]s?|destinatári[oa]s?)';
const gain =
  '(?:faturamento|faturação|vendas|clientes|leads|resultados?|economia|poupança|sucesso|crescimento|reuniões|candidatos|tráfego|conversões|lucro|agendamentos|pacientes|reservas|contratações)';
const grows =
  '(?:(?:vão|vai|irão|irá) (?:mais que )?(?:dobrar|duplicar|triplicar|aumentar|crescer|subir|economizar|poupar|vender|faturar|ganhar|cair)|dobrar(?:á|ão)|duplicar(?:á|ão)|aumentar(?:á|ão)|crescer(?:á|ão))';
const whole =
  '(?:todo o (?:valor|dinheiro|montante)|integralmente|100 ?%|o (?:seu|teu) dinheiro|o valor (?:total|integral|pago|inteiro)|o dinheiro|tudo|a totalidade|metade)';
const freely = '(?:sem (?:multa|custos?|taxas?|penalização|penalidade|fidelidade|motivo)|grátis|gratuitamente)';
const ailment =
  '(?:o |a |os |as |sua |seu |suas |seus )(?:artrose|artrite|reumatismo|câncer|cancro|tumores|diabetes|enxaquecas?|depressão|ansiedade|insônia|insónia|asma|alergias?|eczema|psoríase|acne|hipertensão|pressão alta|zumbido|demência|alzheimer|gota|osteoporose|hérnia de disco|apneia|ciática|varizes|calvície|dor(?:es)? (?:nas costas|articular(?:es)?))';

/** What the reader may suffer from. */
const illness =
  '(?:câncer|cancro|diabetes|depressão|ansiedade|epilepsia|asma|esclerose múltipla|sida|hiv|alzheimer|parkinson|enxaquecas?|endometriose|doença (?:crónica|crônica|grave|rara)|deficiência)';

/** What is sold as a cure. */
const remedy =
  '(?:chás?|cápsulas?|cremes?|pomadas?|suplementos?|aparelhos?|dispositivos?|gotas|óleos?|comprimidos?|gel|sprays?|adesivos?|xaropes?|pós?|colchão|colchões|pulseiras?|produtos?|soros?)';
/** What the reader may be, said as a noun or with one. */
const trait =
  '(?:(?:bom |boa )?(?:católic[oa]|muçulman[oa]|judeu|judia|cristão|cristã|evangélic[oa]|budista|ateu|ateia|homossexual|gay|lésbica|sindicalista|diabétic[oa]|epilétic[oa]|alcoólic[oa])|(?:homem|mulher|pessoa|casal) (?:gay|negr[oa]|trans|transgénero|muçulman[oa]|homossexual|grávida|deficiente|com deficiência)|(?:membro|filiad[oa]) (?:de|a) um sindicato)';

/** What a Portuguese model's output holds, in Brazil and in Portugal. */
/** What is boasted of. */
const product =
  '(?:fornecedor(?:es)?|software|soluç(?:ão|ões)|plataformas?|CRM|ferramentas?|produtos?|agências?|sistemas?|empresas?|aplicaç(?:ão|ões)|parceiros?|clínicas?|hot(?:el|éis)|lojas?|serviços?|seguros?|bancos?|fabricantes?|cursos?)';

export const portuguese: Language = {
  ai_refusal_text: [
    `(?:como|por ser|sendo|enquanto) (?:uma? )?(?:simples )?${model}(?: (?:desenvolvid[oa]|criad[oa]|treinad[oa]) pel[oa] [a-z]{3,14})?,? (?:eu )?(?:não|meu|minha|meus|minhas|só posso|apenas posso|sou incapaz)(?! (?:vendemos|somos|podemos|queremos|temos|trabalhamos|usamos))`,
    `sou (?:apenas |só |somente )?(?:uma? )(?:simples )?${model}(?: [^.,!?\\n]{2,40})?,? (?:e|que|então|portanto|por isso|desenvolvid[oa]|criad[oa]|treinad[oa]) [^.!?]{0,60}?(?:não|sem|OpenAI|Anthropic|Google)`,
    'sou um (?:grande |simples )?modelo de linguagem',
    'fui (?:criad[oa]|treinad[oa]|desenvolvid[oa]|programad[oa]) pel[oa] (?:OpenAI|Anthropic|Google|Meta|Mistral|Microsoft)',
    '(?:desculpe|desculpa|sinto muito|lamento|infelizmente|peço desculpas?),? (?:mas )?(?:eu )?não (?:posso|consigo|sou capaz de) (?:te |lhe |o |a )?(?:ajudar|ajudá-lo|atender|responder|auxiliar|cumprir|ajudar-te|ajudá-la)(?: (?:com|a|em))? (?:esse|este|essa|esta|tal|esse tipo de|este tipo de) (?:pedido|pedidos|solicitação|solicitações|tarefa)(?! ?[.,;!]? (?:mas|até|antes|por favor|contate|contacte|meu colega|porque o|(?:(?:porque|pois) )?(?:isso |isto )?(?:é (?:com|d[oa]s?|da responsabilidade)|cabe|compete|depende|diz respeito|quem (?:trata|cuida)|(?:deve|precisa|tem de|tem que) (?:falar|contactar|contatar|procurar|ligar))))',
    'não (?:posso|consigo|me é possível|estou autorizad[oa] a) (?:escrever|redigir|gerar|criar|produzir|fornecer|elaborar) (?:esse|este|esses|estes|essa|esta|tal|nenhum) ?(?:tipo de )?(?:conteúdos?|mensage(?:m|ns)|e-?mails?|textos?)(?! (?:até|antes|sem|hoje|agora|ainda))',
    '(?:viola|violam|vai contra|contrári[oa] às|infringe|contra as) (?:as )?minhas (?:diretrizes|políticas|regras|normas)(?: (?:de uso|de conteúdo|éticas|de segurança))?',
    'não (?:tenho|possuo) (?:acesso|a capacidade de acessar) (?:a |ao |às |aos )?[^.!?]{0,40}?em tempo real',
    'não (?:tenho|possuo) (?:opiniões|sentimentos|emoções|experiências) (?:pessoais|própri[oa]s)(?: (?:nem|ou)(?= ))',
    '(?:meus dados de treinamento|meus dados de treino|meu conhecimento (?:vai até|se limita|termina)|minha última atualização de conhecimento|minha data de corte)',
    '(?:desculpe|desculpa|sinto muito|lamento),? (?:mas )?não (?:posso|consigo) (?:te |o |a )?ajudar com (?:isso|isto)(?= ?(?:[.!]|$|\\n))(?! ?[.!] (?:mas|contate|contacte|talvez|meu))',
  ],
  ai_meta_commentary: [
    `(?:aqui (?:está|estão|vai|vão|tem|tens)|segue(?:m)?(?: abaixo)?|abaixo (?:está|segue)|a seguir (?:está|tem)|esta é|este é) (?:uma?|o|a|os|as|seu|sua|o seu|a sua|duas|três|algumas|\\d)s? ?(?:nov[oa] |breve |possível |outr[oa] )?${piece} ?(?:,? ?${adjective}{0,3})?(?:(?:do|da|de) (?:e-?mail|mensagem|texto))?(?: que (?:você )?(?:pode|podes) (?:usar|adaptar))?(?= ?:(?! ?(?:https?|[\\w.+-]{1,40}@)))`,
    `(?:claro(?: que sim)?|com certeza|certamente|com prazer|perfeito|sem problemas?|com todo o gosto|naturalmente)(?: ?[!,.:]){1,2} ?(?:aqui (?:está|vai|tem|tens)|segue|eu (?:escrevi|redigi)|reescrevi) (?:uma?|o|a|seu|sua|duas|três) ?(?:nov[oa] |breve |possível )?${piece}(?= ?[:,.!]| ${adjective}| (?:do|da|para o))`,
    `(?:me avise|avise-me|avisa-me|me diga|diga-me|diz-me|me avisa|me deixe saber|informe-me|é só avisar|me fale) (?:por favor )?(?:se|caso) (?:você )?(?:${want} )?(?:que )?(?:eu )?${tune} ${draftPart}`,
    `${want} que (?:eu )?${tune} ${draftPart}`,
    `(?:quer|queres|deseja|gostaria) que (?:eu )?(?:o|a) (?:encurte|reformule|reescreva|(?:torne|deixe|deixasse|tornasse) (?:mais|menos) (?:curt[oa]|formal|breve|informal|concis[oa]|cordial|diret[oa]))`,
    `${want} uma versão (?:mais|menos) (?:curta|formal|breve|informal|concisa|cordial|direta|amigável)`,
    'espero que (?:este rascunho|esse rascunho|o rascunho|(?:esta|essa) versão d[oa] (?:e-?mail|mensagem)) (?:ajude|te ajude|lhe seja|seja|atenda|sirva)',
    '[[](?:Nota|Observação|Obs\\.?)(?: (?:para você|do redator))? ?: ?[^\\]\\n]{0,80}(?:substitu|insir|inser|adapt|personaliz|complet|preench|nome|antes de enviar)[^\\]\\n]{0,120}[\\]]',
    '[(](?:Nota|Observação|Obs\\.?) ?: ?[^()\\n]{0,80}(?:substitua|substituir|personalize|personalizar|insira o|adapte)[^()\\n]{0,80}[)]',
    '(?:substitua|substitui|preencha|lembre-se de (?:substituir|preencher)|não se esqueça de (?:substituir|preencher)) (?:os |todos os |as |a )(?:marcadores(?: de posição)?|campos entre (?:colchetes|parênteses)|informações entre (?:colchetes|parênteses)|espaços reservados|colchetes|textos entre colchetes)',
    '(?:mantive|usei|utilizei|adotei) um tom [^.!?]{3,60}',
    '(?:encurtei|reformulei|reescrevi|suavizei) (?:o (?:tom|texto|e-?mail|seu e-?mail)|a (?:sua )?mensagem) (?:para|de|e|a)',
    'aqui (?:estão|vão|tem) (?:duas|três|quatro|cinco|algumas|\\d) (?:opções|ideias|sugestões|versões|propostas) (?:de|para o) (?:assuntos?|e-?mails?|mensage(?:m|ns))',
    `${want} que (?:eu )?(?:reescreva|reescrevesse|reformule|reformulasse) (?:de forma |de modo |em tom |num tom )(?:mais|menos)`,
    `(?:se (?:quiser|quiseres|você quiser|desejar|preferir|precisar)|também),? (?:eu )?(?:também )?(?:posso|poderia) (?:também )?(?:${tuneIt} ${draftPart}|(?:encurtá|reformulá|reescrevê)-l[oa]|(?:deixá-l[oa]|torná-l[oa]|deixar|deixar o e-?mail|deixar a mensagem) (?:mais|menos) ${adjective}|(?:propor|preparar|sugerir) uma (?:versão|variação) (?:mais|menos))`,
    `(?:se|caso) (?:você )?${want} uma (?:versão|variação) (?:mais|menos) ${adjective}`,
    '(?:fique à vontade para|sinta-se à vontade para|você pode|podes|não hesite em) (?:adaptar|personalizar|ajustar|modificar) (?:este|o|esta|a|esse|essa) (?:e-?mail|mensagem|texto|rascunho) (?:conforme|de acordo|ao seu|à sua|às suas|ao teu|segundo)',
    '(?:segue|aqui (?:está|vai)|eis) (?:abaixo )?(?:uma?|o|a|seu|sua) (?:sugestão|rascunho|versão|proposta|e-?mail|mensagem|texto)(?: (?:revisad[oa]|atualizad[oa]|ajustad[oa]|reescrit[oa]|de (?:e-?mail|mensagem|texto|resposta))){0,2},? (?:já |agora )?(?:com|em|num) (?:o |um )?tom (?:já )?(?:mais |um pouco mais )?(?:[a-z]|í){4,14}(?= ?:)',
    '(?:se|caso) [^.!?]{2,40}? (?:versão|variação) (?:(?:mais|menos) [^\\s.,;:!?]{4,16}(?: (?:ou|e) (?:mais )?[^\\s.,;:!?]{4,16})?|resumida|reduzida|encurtada|abreviada) (?:dest[ea]|dess[ea]|d[oa]|d[oa] (?:seu|sua)) (?:mensagem|e-?mail|texto)',
  ],
  ai_missing_context: [
    `(?:não (?:tenho|possuo|disponho de|há)|faltam|me faltam|sem) (?:as )?(?:suficientes |mais )?(?:informações|informação|dados|detalhes|contexto)(?: (?:suficientes?|específic[oa]s|concret[oa]s))? (?:sobre|acerca d[oea]|a respeito d[oea]|d[oea]) ?(?:o |a |este |esta |esse |essa |seu |sua )?${party}[^.!?]{0,70}?(?:personalizar|redigir|escrever|adaptar|personalizad[oa]s?|gerar|genéric[oa]|neutr[oa])`,
    '(?:com base n[ao]s|segundo [ao]s|de acordo com [ao]s|a partir d[ao]s|n[ao]s) (?:informações|dados|detalhes) (?:fornecid|disponíve|disponibilizad|recebid)[oaeis]{1,3}[^.!?]{0,50}?(?:não (?:foi possível|é possível|consta|encontrei|há|foi encontrad[oa]|consegui) [^.!?]{0,40}?(?:nome|empresa|destinatário|contato|cargo|identificar))',
    '(?:para que eu possa|assim (?:eu )?(?:posso|poderei|consigo)) (?:lhe )?(?:escrever|redigir|personalizar|adaptar|gerar|completar) (?:o|um|a|uma|este|esta|seu|sua) (?:e-?mail|mensagem|texto|rascunho)',
    '(?:preciso|precisaria|eu precisaria) de (?:mais )?(?:informações|detalhes|dados|contexto) (?:sobre|d[oa]) [^.!?]{3,60}?para (?:escrever|personalizar|redigir|gerar) (?:o|um|a|uma|este|esta) (?:e-?mail|mensagem)',
    `(?:o nome|a empresa|o cargo) d[oa] ${party} não (?:foi|estava) (?:fornecid|especificad|indicad|informad|mencionad)[oa]`,
    'não (?:foi|foram|me foi|me foram) (?:fornecid|indicad|informad|especificad|mencionad)[oa]s? [^.!?]{0,60}?,? (?:por isso|então|portanto|por iss?to|assim) [^.!?]{0,60}?(?:genéric|geral|neutr|impessoal)[a-z]{0,3}',
    'não (?:tenho|disponho de|possuo) (?:o )?(?:contexto|informações|dados|detalhes)(?: suficientes?)?[^.!?]{0,60}? para (?:poder )?(?:personalizar|escrever|redigir) (?:este|esta|esse|essa|o|a|um|uma|seu|sua) (?:e-?mail|mensagem|texto)',
    'não (?:foi|é|me foi) possível personalizar (?:este|esta|esse|essa|o|a) (?:e-?mail|mensagem|texto)',
    `sem${word}{0,3}? (?:detalhes|dados|informações|contexto)${word}{0,5}?,? não (?:consigo|posso)${word}{0,1}? (?:escrever|redigir|personalizar|gerar)${word}{0,2}? (?:mensagem|e-?mail|texto)`,
    `não (?:foi|foram) (?:fornecid|indicad|informad)[oa]s?${word}{0,1}? (?:nome|empresa|informação|informações)(?= )`,
  ],
  prompt_residue: [
    '(?:você é|tu és|és|aja como|atue como|comporte-se como) (?:uma? )(?:assistente|agente|especialista|redatora?|copywriter|vendedora?|SDR)[^.!?]{0,60}[.!] ?(?:(?:escreva|escreve|redija|gere|crie)(?:-me)? (?:uma?|duas|dois|três|\\d)[^.!?]{0,40}?(?:e-?mails?|mails?|mensage(?:m|ns)|resposta)|sua tarefa|a tua tarefa|seu objetivo)',
    '(?:você é|tu és|aja como|atue como) (?:uma? )assistente (?:virtual |de vendas |de IA )?(?:útil|prestativ[oa]|de IA|inteligente)',
    '(?:escreva|escreve|redija|gere|crie)(?:-me)? (?:uma?|três|duas|\\d) (?:[^\\s.,;:!?]{2,20} ){0,3}?(?:e-?mail|mensagem|mensagens)s?[^.!?]{0,50}?(?:(?:de|em|com|máximo|menos de|no máximo|até|cerca de) (?:no máximo |até )?\\d{1,3} (?:palavras|caracteres|frases|linhas)|(?:cliente|prospect|lead|contato) (?:abaixo|a seguir|seguinte))',
    '(?:escreva|redija|use|utilize|mantenha)[^.!?]{0,40}? tom [^.!?]{3,40}?(?:no máximo|menos de|não mais de|até) \\d{1,3} (?:palavras|caracteres|frases)',
    '(?:no máximo|não mais de|menos de|até) \\d{1,3} palavras[^!?]{0,40}\\btom (?:amigável|cordial|profissional|formal|informal)',
    `${opens}(?:instruções|instrução|tarefa|prompt|papel|sua tarefa) ?: ?(?:escreva|redija|você é|gere|use um tom|crie um)`,
    '(?:sua|a tua) (?:tarefa|missão) é (?:escrever|redigir|gerar|personalizar) [^.!?]{2,40}(?:e-?mails?|mensage(?:m|ns))',
    'não (?:mencione|diga|revele) (?:nunca )?que (?:você )?é uma? (?:IA|bot|robô|assistente|modelo|inteligência)',
    '(?<=(?:^|\\n) ?)#{1,4} ?(?:instruções|tarefa|prompt)(?: do sistema| de sistema)? ?: ?[^\\n]{0,60}?(?:\\d{1,3} (?:palavras|caracteres|frases)|tratar por (?:tu|você)|tom )',
    '(?:instruções|mensagem|prompt) (?:do|de) sistema ?: ?(?:você é|és|tu és|aja como) uma? [^.!?\\n]{3,60}|(?:responda|responde|devolva) (?:apenas|somente|só) (?:com )?o (?:corpo|texto|conteúdo) d[oa] (?:e-?mail|mensagem)',
    `${opens}(?:prompt do sistema|prompt|mensagem do sistema) ?: ?(?:responda|responde|escreva|escreve|você é|não mencione|use|mantenha)`,
    `${opens}(?:escreva|escreve|redija|gere)(?:-me)? uma? (?:[^\\s.;:!?]{2,20} ){0,4}?(?:e-?mail|mensagem)${word}{0,3}? (?:ao|para o|para um|a um|dirigid[oa] ao) (?:prospect|lead|cliente potencial|potencial cliente)`,
  ],
  internal_note_leak: [
    `${opens}(?:(?:nota|comentário|observação|aviso|mensagem) intern[oa]|interno|(?:só|somente|apenas|exclusivamente|unicamente) (?:para )?uso interno|(?:para )?uso (?:exclusivamente |estritamente )?interno(?: apenas)?) ?(?::|[\\])](?! ?\\w{1,20}\\())(?! ?[\\d+(]|[^.!?]{0,60}\\bextern[oa] ?:)`,
    `(?<=(?:^|[\\n.!?:;,([*>|-]) ?|por favor )não (?:enviar|encaminhar|reencaminhar|mostrar|compartilhar|partilhar|mencionar|comunicar|dizer|revelar|repassar|envie|encaminhe|mencione)(?: (?:isto|isso|este e-?mail|esta nota|a margem|nada))? ${customer}(?= ?[.,;:!)\\]*-]|$|\\n)`,
    '(?:o cliente|a cliente|o prospect|nosso cliente) (?:ainda )?não sabe (?:ainda |de )?(?:nada|disso|disto|d[oa]s? [^.!?]{2,60}?)?(?= ?[.,;!)\\]]|$|\\n)(?<=(?:ainda|nada|disso|disto)[^.!?]{0,80})',
    '(?:apagar|remover|eliminar|retirar|apague|remova|retire) (?:esta (?:linha|nota|frase|parte)|este (?:comentário|parágrafo)) antes (?:de (?:enviar|mandar)|do envio)',
    `${opens}(?:apagar|remover|eliminar|retirar) antes (?:de (?:enviar|mandar)|do envio)`,
    `${opens}(?:nota|aviso|mensagem|recado) (?:para|ao|à) (?:o |a |os |nossa )?(?:time|equipe|equipa|vendas|comercial|colegas?|suporte)(?: (?:de vendas|comercial))? ?:`,
    `${opens}(?:só|somente|apenas) (?:para )?uso interno ?-(?= )`,
    `${opens}(?:nota|comentário|ficha)(?: do| no)? CRM ?:`,
    `${opens}para (?:toda )?a (?:equipe|equipa)(?: comercial| de vendas)? ?: ?(?:esse|este|essa|esta|o|a|o nosso) (?:cliente|prospect) (?:é|está|ameaça|paga|pagará|hesita|quer|não sabe)`,
    '(?:documento|nota|mensagem|ficheiro|arquivo) intern[oa],? não (?:partilhar|compartilhar|divulgar|reencaminhar|encaminhar|enviar|mostrar)',
  ],
  stub_or_empty_body: [
    '[[] ?(?:inserir|insira|adicionar|adicione|acrescentar|completar com|preencher com|indicar) [^[\\]\\n]{2,80} ?[\\]]',
    '[[] ?(?:[^[\\]\\n]{2,40} )?(?:a (?:completar|preencher|inserir|redigir|definir)|por (?:completar|preencher)) ?(?:aqui )?[\\]]',
    '[(] ?(?:inserir|insira) (?:aqui )[^()\\n]{2,60} ?[)]',
    '(?:seu|o seu|o teu|o) (?:texto|conteúdo) (?:vai )?aqui(?= ?(?:[.!)\\]]|$|\\n))',
    '(?<=(?:^|\\n) ?)(?:a|por) (?:completar|preencher) ?: ?(?:escrever|redigir|inserir|adicionar) (?:o |a |um |uma )?(?:texto|introdução|conteúdo|corpo|parágrafo|mensagem)',
    'aqui (?:vai|entra|vem|irá) (?:o|a|um) (?:texto|conteúdo|corpo|parágrafo|introdução)(?: (?:do|da|de) (?:e-?mail|mensagem|carta))?(?= ?(?:[.!)\\]]|$|\\n))',
    `${opens}a (?:fazer|escrever|completar) ?: ?(?:escrever|redigir|acrescentar|completar) (?:o |a |um |uma )?(?:introdução|conclusão|texto|parágrafo|corpo|conteúdo|assunto)(?= ?(?:[.!]|$|\\n| d))`,
  ],
  human_impersonation: [
    `sou (?:realmente |mesmo )?(?:uma? )?(?:pessoa|human[oa]|ser humano)(?: ${person})?,? (?:e )?não (?:sou )?(?:uma? )?${machine}`,
    `sou (?:realmente |mesmo )?uma? (?:pessoa|human[oa]|ser humano) ${person}(?= ?(?:[.,;!]|$|\\n| -))`,
    `(?<!["«»] ?)não sou (?:nenhum |uma? )${machine}(?: ?,| e|\\.)? (?:mas|sou|eu juro|juro|prometo|de verdade|pode)`,
    `(?:quem (?:te |lhe )?(?:escreve|fala|responde)(?: aqui)? é|aqui (?:é|fala|escreve)) uma? (?:pessoa|human[oa]|ser humano) ${person}`,
    `(?:este|esta|esse|essa|estas) (?:mensagem|e-?mail|nota|linhas|palavras)[^.!?]{0,40}?(?:escrit|redigid|digitad)[oa]s? [^.!?]{0,20}?por (?:uma? )(?:human[oa]|ser humano|pessoa ${person})`,
    `(?:este|esta|esse|essa|estas) (?:mensagem|e-?mail|nota|linhas|palavras)[^.!?]{0,60}?(?:escrev|escrit|redigi|digit)[a-z]{1,5}[^.!?]{0,40}?(?:sem|e não|não) (?:por |usar |ajuda de |a ajuda de |nenhuma? |uma? ){0,2}(?:${machine}|ChatGPT)(?= ?(?:[.,;!)]|$|\\n))`,
    `(?:escrevo|escrevi) [^.!?]{0,50}?(?:eu mesm[oa]|à mão|pessoalmente)[^.!?]{0,20}?,? sem (?:usar |ajuda de |nenhuma )?(?:${machine}|ChatGPT)`,
    `(?:este|esta|esse|essa|estas) (?:mensagem|e-?mail|nota|linhas) não (?:foi|é|foram|veio|vem|está sendo) ?(?:escrit[oa]s?|redigid[oa]s?|gerad[oa]s?|enviad[oa]s?|digitad[oa]s?)? ?(?:por |com |de |pel[oa] )?(?:uma? |nenhuma? )?(?:${machine}|ChatGPT)`,
    `(?:prometo|juro|garanto|asseguro)(?: a você|-te|-lhe| que)?(?: que)? não sou (?:nenhum |uma? )${machine}`,
    `(?:por trás|do outro lado|atrás) (?:deste|desta|destas|desse|dessa) (?:mensagem|e-?mail|linhas|palavras) (?:há|está|existe|tem) (?:mesmo )?uma? (?:pessoa|human[oa]|ser humano)`,
    `quem (?:lhe|te|vos) (?:escreve|responde|fala|atende) é (?:mesmo )?(?:um |uma )?(?:ser humano|human[oa]|pessoa (?:real|de verdade|de carne e osso))`,
    'sou (?:uma pessoa |alguém |um ser humano )?de carne e osso',
    `não (?:está|estás) (?:falando|conversando|a falar|a conversar|escrevendo) com (?:uma?|nenhuma?) ${machine}`,
    `(?:este|isto) não é um e-?mail (?:automático|automatizado|gerado),? (?:estou a escrevê-lo|estou escrevendo|escrevo|escrevi)`,
    `não sou uma? ${machine},? (?:eu )?(?:estou|escrevo)(?= )`,
  ],
  profanity_strong: [
    'caralh(?:os?|ada|inho|udo)|(?:pra|para|do|que) caralho',
    'fod(?:a-se|e-te|er|eu|emos|em|id[oa]s?|endo|am-se)|que se fod(?:a|am|e)|vai(?:-te)? (?:se )?foder|(?:é|está|tá|muito|foi|que) foda|fodasse|fode(?= ?[.,!]|$| (?:tudo|o|a|com|isso|nossa|nosso))',
    '(?:put[ao] (?:que (?:te |o |me )?pariu|merda|da vida|de merda)|filh(?:o|a|os|as) da (?:mãe e da )?puta|filhadaputa|vai (?:tomar|levar) no (?:cu|olho do cu)|(?:tomar|levar|enfi(?:a|e|ar) (?:isso|isto)?) ?no (?:seu |teu )?cu|vai pro caralho|(?:seus?|sua|cambada de|bando de) arrombad[oa]s?|bucetas?|punheteiros?|punhetas?|cuzões|cuzão|vsf|vtnc)',
  ],
  profanity: [
    '(?<=(?:^|[\\n.!?:;,(>-]) ?)porra(?= ?[,!.])|(?:que|essa|esta|nessa|desta|dessa|da|pra|nenhuma|de uma|com essa) porra|porra (?:nenhuma|louca|de (?:sistema|reunião|projeto|fatura|integração|dia|merda))',
    'merdinhas?|(?:uma|que|esta|essa|de|a|em|só|na|desta|dessa) bosta(?= ?[.!,]|$| de (?:sistema|reunião|serviço|software|produto|dia|atendimento))|(?<=(?:^|[\\n.!?:;,(>-]) ?)(?:bosta|cacete)(?= ?[,!])|(?:que|do|pra) cacete|babacas?|babaquices?|caguei|fdps?',
    '(?:estou|tô|estamos|está) (?:me |nos |se )?cagando(?: e andando)?(?= (?:para|pra|pro))',
  ],
  harassment_or_threat: [
    '(?<!(?:não|nunca) )(?:vai|vais|vão|irá|irão) (?:(?:se |te )?arrepender(?:-se|-te)?|(?:me |nos )?pagar (?:muito )?caro|(?:me |nos )?pagar por isso)(?= ?[.!,;]|$| (?:de|disso|por|amargamente|muito))(?<!não (?:vai|vais|vão) [^.!?]{0,24})|(?:você|tu|vocês|o senhor|a senhora) (?:se )?arrependerá',
    '(?:vamos|vou|iremos|irei) (?:te |lhe |o |a |vos )?(?:arruinar|destruir|acabar com|arrasar|afundar|esmagar)(?:-l[oa]s?|-te|-vos|-lhe)? ?(?:você|vocês|a sua|o seu|sua|seu|a tua|o teu|com a sua|com você|com a tua)? ?(?:empresa|negócio|reputação|vida|carreira|família|nome|com você)?(?<=(?:-l[oa]s?|-te|-vos|-lhe|você|vocês|empresa|negócio|reputação|vida|carreira|família|nome))(?= ?[.,!;]|$| e| se)',
    '(?:pague|paga|responda|assine|responde|assina)[^.!?]{0,50}?\\b(?:ou|senão|se não|caso contrário),? (?:vamos |vou |nós |eu |você |todo mundo |toda a gente |a sua |o seu )?(?:te |lhe |o |vai |vais |se )?(?:arruin\\w{1,6}|destru\\w{1,6}|acab(?:amos|ar|o|aremos) com|arrepend\\w{1,6}|expor\\w{0,6}|saber|quebr\\w{1,5} (?:você|a sua|tudo)|mat(?:ar|amos))',
    '(?:sabemos|sei|a gente sabe) (?:muito bem |exatamente |perfeitamente |bem )?(?:onde|em que escola|em qual escola|a que horas) (?:você (?:mora|vive|dorme|estaciona)|o senhor mora|a senhora mora|vocês moram|moras|mora(?= ?[.,!;]|$)|vives|dormes|(?:os )?(?:seus|teus) filhos (?:estudam|moram|dormem)|estudam (?:os )?(?:seus|teus) filhos|a sua (?:família|mulher|filha)|sua (?:família|mulher|filha))',
    '(?:é|este é|esse é) (?:o meu|o nosso|o seu|o teu|meu|nosso) último aviso|(?:senão|ou|caso contrário),? (?:o seu|a sua|os seus|todos os seus|seu|sua|seus|o teu) (?:chefe|mulher|marido|clientes|família|vizinhos|fotos) (?:[a-z]{2,10} )?(?:saber(?:á|ão)|vão saber|vai saber|descobrir(?:á|ão)|fica(?:rá|m|rão)? (?:a )?sabendo|será|serão publicad[oa]s)|não sabe(?:s|m)? com quem (?:está|estás|estão|se) (?:mexendo|a meter|lidando|meteu)|isso não vai ficar assim(?= ?[.!]|$)|você vai ver(?= ?[.!]|$| o que)(?<=você vai ver(?= ?!| o que (?:é bom|vai te)))',
    '(?:você é|vocês são|o senhor é|a senhora é|tu és|és) (?:mesmo |realmente |apenas |só |tão |muito |todos |completamente |uma? |uns |umas |um completo |um grande |um verdadeiro ){0,3}(?:idiotas?|imbecil|imbecis|estúpid[oa]s?|burr[oa]s?|incompetentes?|covardes?|cobardes?|mentiros[oa]s?|fracassad[oa]s?|parasitas?|patétic[oa]s?|palhaç[oa]s?|ridícul[oa]s?|ignorantes?|otári[oa]s?|inútil|inúteis|lixo)(?= ?[.!,?]|$| e | para )',
    '(?:seu|sua|seus|bando de|cambada de|corja de) (?:idiotas?|imbecil|imbecis|estúpid[oa]s?|burros?|incompetentes?|covardes?|otários?|inúteis|ladrões|vagabund[oa]s?|desgraçad[oa]s?)(?= ?[.!,]|$)|só um (?:idiota|imbecil|burro|tolo|estúpido) (?:recusaria|diria|não aceitaria)|é preciso ser (?:muito |mesmo )?(?:idiota|imbecil|burro|estúpido) para',
    '(?:devia|deveria|tenha|tenham|deviam|tem que ter) (?:ter )?vergonha(?: na cara)?(?= ?[.!,]|$| (?:do que|de))(?<!não (?:devia|tenha|tenham) (?:ter )?vergonha)|como (?:se atreve|ousa|te atreves|ousas|se atrevem)(?= ?[?!,]|$| a)|quem (?:você|o senhor|é que você) (?:pensa|acha|julga) que é|cale a boca|cala a boca|cala-te(?= ?[.!,]|$)|você me dá nojo|(?:terceira|quarta|quinta|décima|enésima) vez que (?:você |o senhor )?(?:me|nos) ignora(?:m|s)?|(?:pare|parem|para) de (?:me|nos) ignorar|até uma criança (?:entenderia|teria entendido|perceberia)|(?:o )?seu silêncio é (?:patético|covarde|vergonhoso|uma vergonha|ridículo)',
    '(?:pague|paga|paguem|responda|responde|assine|assina)[^.!?]{0,50}?\\b(?:ou|senão|se não|caso contrário),? (?:(?:vai|irá) acontecer|acontece) (?:alguma coisa|algo|uma desgraça) (?:com|a|ao|à) ?(?:o |a )?(?:seu|sua|teu|tua|você|vocês|vossa)',
    '(?:pague|paga|paguem|responda|responde|assine|assina)[^.!?]{0,50}?\\b(?:ou|senão|se não|caso contrário),? (?:alguma coisa|algo) (?:vai acontecer|acontecerá|acontece)',
    'se (?:você |o senhor |a senhora )?não (?:me |nos )?(?:respond(?:er|eres|e|es)|pag(?:ar|ares|a|as)|assin(?:ar|ares|a))[^.!?,]{0,12},? (?:eu )?(?:vou (?:escrever|dizer|contar|ligar)|escreverei|direi|contarei) (?:ao|à|para o|para a) (?:seu|sua|teu|tua) (?:chefe|patrão|mulher|esposa|marido|família) (?:que|como|o que)',
    'só um (?:incompetente|inútil|idiota|imbecil|burro|tolo|estúpido) (?:perderia|deixaria|desperdiçaria|recusaria)',
    '(?:sofrerá|sofrerás|vai sofrer|pagará|arcará com|vai arcar com|assumirá) as consequências|(?<!não )vai(?:s)? (?:se |te )?arrepender(?:-te|-se)?(?= |[.!,]|$)',
    `(?:pague|paga|assine|assina|responda)[^.!?]{0,40}? ou (?:vamos|vou) (?:arruin|destru|acab)(?:á|í|ar|ir)`,
    `(?:você é|és|o senhor é|a senhora é) tão (?:burr[oa]|estúpid[oa]|idiota|incapaz) que`,
    '(?:vai|vais|verá) (?:ver )?o que (?:lhe |te )?(?:acontece|acontecerá) se não (?:pagar|responder|assinar)(?:es)?',
  ],
  injection_residue: [
    '(?:esqueça|esquece|ignore|ignora) tudo (?:o )?que (?:lhe|te|você) (?:foi|recebeu|foram|haviam) ?(?:pedido|dito|ordenado|instruído|solicitado) (?:antes|anteriormente|até agora|previamente)',
    '(?:agora|a partir de agora|de agora em diante),? (?:você é|és|tu és|será) uma? (?:assistente|IA|chatbot|modelo|agente) (?:[a-z]{3,14} )?sem (?:nenhuma |quaisquer )?(?:restriç(?:ão|ões)|limites?|limitaç(?:ão|ões)|filtros?|regras)',
    `(?:ignore|ignora|esqueça|esquece|desconsidere|desconsidera) (?:todas )?(?:as |suas |as suas |as tuas )?(?:instruções|orientações|ordens|diretrizes|regras) (?:acima|anteriores|prévias|recebidas (?:antes|até agora)|iniciais)(?! (?:de|do|da|para|sobre)\\b)`,
    `(?:ignore|esqueça|desconsidere|desrespeite|contorne) (?:todas )?(?:as )?(?:suas|tuas) (?:instruções|regras|diretrizes|orientações)(?: internas| iniciais)? e (?:responda|mostre|envie|dê|revele|escreva|diga|conceda)`,
    '(?:revele|mostre|exiba|diga|repita|imprima|revela|mostra)(?:-me)? (?:todo )?o (?:seu|teu) (?:prompt (?:do|de) sistema|prompt inicial|mensagem do sistema)',
  ],
  unfilled_merge_field: [
    '(?:olá|oi|prezad[oa]|car[oa]|bom dia|boa tarde|prezado senhor|prezada senhora) (?:nome|sobrenome|apelido|primeiro nome|nome do cliente)(?= ?[,!:.\\n])',
    '(?<=(?:prezad[oa]s?|car[oa]s?|olá|oi|bom dia) (?:senhora? |sra?\\. )?)[[][^[\\]\\n]{2,40}[\\]](?= ?: )',
  ],
  refund_policy_claim: [
    `(?:devolvemos|devolveremos|reembolsamos|reembolsaremos|restituímos|(?:podemos|posso) (?:devolver|reembolsar))${word}{0,3}? ${whole}`,
    '(?:será|serás|serão) (?:totalmente |integralmente )?reembolsad[oa]s? (?:integralmente|totalmente|na totalidade|se|caso)',
    `(?:tem|têm|tens)(?: até)?${word}{0,2}? (?:dias|meses|semanas)${word}{1,6}? (?:reembolso|devolução|devolver)`,
    'reembolso (?:total|integral|completo) (?:se|até|em até|caso|sem|garantido|durante)',
    `(?:cancelar|anular|rescindir|devolver)${word}{0,6}?,? ${freely}`,
    'cancelamento (?:grátis|gratuito|sem (?:custos?|multa|taxas?))',
    `(?:sinal|depósito|entrada|ingressos?|bilhetes?|reserva|matrícula|inscrição)${word}{0,3}? (?:não (?:é|são)|é|são)(?: totalmente)? reembolsáve(?:l|is)`,
    'receb(?:e|erá|es) (?:o )?(?:seu )?(?:dinheiro|reembolso (?:total|integral)|valor total)(?: todo)?(?: de volta)? (?:se|caso|até)',
    '(?:pode|poderá) (?:pedir|solicitar) (?:o |a )?(?:reembolso|devolução)(?: do valor)? (?:até|em até|dentro)',
    `(?:tem|têm|tens|dispõe de)${word}{0,3}? (?:dias|meses|semanas|anos?)${word}{0,2}? para (?:pedir|pedir-nos|solicitar|reclamar|exigir|reaver|recuperar)${word}{0,2}? (?:dinheiro|valor)(?: todo| integral| pago)?(?: de volta)?`,
    `(?:cancelamentos?|anulação|devolução|devoluções|trocas?)${word}{0,3}? (?:é|são|será|serão)(?: totalmente| completamente)? (?:grátis|gratuit[oa]s?|sem (?:custos?|multa|taxas?))`,
    `(?:aceitamos|aceitam-se|são aceitas|são aceites)${word}{0,1}? (?:devoluções|trocas|cancelamentos)${word}{0,2}? \\d{1,3} (?:dias|semanas|meses|horas)`,
    `(?:pode|poderá|podes) (?:pedir|solicitar|exigir) (?:o |a )?(?:seu )?(?:reembolso|devolução)${word}{0,2}? (?:no prazo|durante|nos|a qualquer momento)`,
    '(?:o )?(?:seu|teu) dinheiro de volta(?= ?[.!]|$|\\n| em | se | sem )',
    `(?:todo|cada) (?:o )?cliente${word}{1,2}? (?:é|será)(?: integralmente)? reembolsad[oa]`,
  ],
  unapproved_discount: [
    `(?:faço|fazemos|ofereço|oferecemos|dou|damos|aplico|aplicamos|concedo|concedemos|(?:podemos|posso|consigo|conseguimos) (?:lhe )?(?:fazer|oferecer|dar|aplicar|conceder)(?:-lhe)?)${word}{0,6}? (?<!\\b(?:os?|seus?|sobre) )(?:descontos?|abatimento|preço especial)`,
    '\\d{1,3} ?(?:%|por cento) (?:de (?:desconto|abatimento)|mais barato)',
    '(?<!\\b(?:os?|seus?|sobre) )desconto(?: especial)? de \\d{1,3} ?(?:%|por cento)',
    '(?:pela|por) metade do preço|a metade do preço',
    'não (?:lhe )?(?:cobramos|cobro|cobraremos)(?: [^\\s.,;:!?]{1,24}){0,3}? (?:taxa|instalação|adesão|frete|matrícula|implantação|migração|treinamento)',
    `(?:primeiro|primeiros|próximo)${word}{0,1}? (?:mês|meses|ano) (?:é|são|sai|saem|será|serão) (?:grátis|gratuitos?|de graça|por nossa conta)`,
    '(?:instalação|implantação|adesão|migração|configuração|frete) (?:é|fica|sai|será|vai) (?:grátis|gratuita|de graça|por nossa conta)',
    '(?:dou|damos|ofereço|oferecemos)(?: [^\\s.,;:!?]{1,24}){0,3}? (?:mês|meses|instalação|implantação|frete) (?:grátis|de graça)',
    '(?:consigo|posso|podemos) baixar(?: uns)? \\d{1,3} ?(?:%|por cento)',
    'mês (?:fica|sai|é) (?:por nossa conta|de graça|por minha conta)',
    '(?:tiro|tiramos|baixo|baixamos|abato|abatemos|faço|fazemos)(?:-lhe|-te)?(?: lhe| para você)?(?: (?:uns|mais))? \\d{1,3} ?(?:%|por cento) (?:(?:no|do|ao) (?:preço|valor|total|orçamento)|se (?:você|o senhor|a senhora|assinar|assinares|fechar|fechares|fizer|confirmar|fecharem|pagar)|a menos|mais barato)',
    '(?:tiro|tiramos|abato|abatemos)-lhe(?: uns)? \\d{1,3} ?(?:%|por cento)',
    '(?:baixo|baixamos|reduzo|reduzimos) o (?:preço|valor|orçamento) em \\d{1,3} ?(?:%|por cento)',
    `com o (?:seu |teu |nosso )?código(?: promocional| de desconto)? [A-Z0-9-]{3,20},?${word}{0,4}? \\d{1,3} ?(?:%|por cento)`,
    `(?:baixar|reduzir|diminuir|baixo|reduzo)${word}{0,2}? (?:preço|valor|orçamento|mensalidade) (?:em|para) (?:um (?:quarto|terço|quinto|décimo)|metade)`,
    `(?:acrescentamos|acrescento|incluímos|incluo|adicionamos|oferecemos)${word}{0,3}? (?:licenças?|meses|mês|usuários?|utilizadores|acessos?|horas?|lugares) (?:grátis|gratuit[oa]s?|de graça|de oferta)`,
    `(?:isentamos|isento|perdoamos|perdoo|dispensamos|retiro|retiramos)${word}{0,3}? (?:taxa|quota|adesão|matrícula|mensalidade|comissão)(?= )`,
  ],
  price_quote: [
    `(?:o nosso|a nossa|nosso|nossa|o|a|est[ea]|cada|um|uma) (?:plano|tarifa|licença|assinatura|subscrição|pacote|preço|curso|módulo|versão|edição|instalação|formação|serviço|mensalidade)(?: [^.!?\\n]{2,30}?)? (?:custa(?:m)?|é de|são|sai (?:por|a)|começa em|ascende a|fica em|seria de|custaria|vale) (?:apenas |só |cerca de ){0,2}${money}`,
    `${money} por (?:usuário|utilizador|licença|posto|participante|pessoa|contato|contacto|mensagem|caixa|dispositivo|unidade)(?: (?:e|ao|por) (?:mês|ano))?`,
    `(?:cobramos|faturamos|pagar(?:á|ia) (?:só|apenas|connosco|conosco)|paga (?:só|apenas)|vai custar|custaria a você|ficaria por) (?:[a-zê]{2,10} ){0,2}${money}`,
  ],
  guarantee_claim: [
    `(?:garant(?:imos|o)|(?:podemos|posso) (?:lhe )?garantir(?:-lhe)?)${word}{0,7}? (?:${gain}|\\d{1,3} ?(?:%|por cento)|o (?:dobro|triplo)|\\d{1,2} vezes)(?! de disponibilidade)`,
    `garant(?:imos|o) que${word}{0,8}? ${grows}`,
    '(?:resultados?|sucesso|satisfação|economia|vendas|crescimento)(?: 100 ?%)? (?:garantid[oa]s?|assegurad[oa]s?)',
    '(?:totalmente|completamente|absolutamente|é|100 ?%|teste|experimente) (?:sem (?:nenhum |qualquer )?risco|livre de riscos?)',
    'sem (?:nenhum |qualquer )?riscos? (?:para (?:você|vocês|si|a sua empresa)|da sua parte|algum)',
    'não (?:corre|assume|tem|corres|tens) (?:absolutamente )?(?:nenhum|qualquer) risco|risco zero',
    'não (?:tem|tens) (?:absolutamente )?nada a perder|não arrisca (?:absolutamente )?nada',
    '(?:nossa|com|com a|oferecemos) garantia (?:de resultados?|de satisfação|de devolução)',
    'promet(?:emos|o) (?:dobrar|duplicar|triplicar|o dobro|o triplo)',
    `promet(?:emos|o) que${word}{0,5}? ${grows}`,
    `${grows}${word}{0,4}?,? garantido`,
    'sem riscos? (?:nenhum|algum) (?:para (?:você|vocês|si|ti|a sua empresa)|da sua parte)',
    `garant(?:imos|o) que (?:a )?(?:su[ao]|tua|o seu|o teu|vossa) (?:agenda|consultório|clínica|sala|salão|restaurante|turma)${word}{0,5}? (?:lotar|lotad[oa]|cheio|cheia|encher|esgotad[oa])`,
    `(?:a )?(?:aprovação|admissão)(?: (?:d[oa] (?:seu|sua|teu|tua) (?:filh[oa]|alun[oa])|n[oa] (?:exame|prova|vestibular))){0,2} (?:está|fica|é) (?:100 ?% )?(?:garantida|assegurada)`,
    `(?:promet(?:emos|o)|asseguramos|asseguro|garant(?:imos|o)) que${word}{1,3}? (?:se paga|vai se pagar|será recuperado|se pagará)`,
    '(?:o )?(?:seu|teu|vosso) (?:sucesso|resultado) (?:está|é) (?:100 ?% )?(?:garantido|assegurado)',
  ],
  superlative_claim: [
    `(?:o|a|os|as) (?:melhor|melhores) ${product}(?:${word}{0,2})? (?:do mercado|do setor|do sector|do mundo|de Portugal|do Brasil|da Europa|da região|da cidade|do país)`,
    `(?:o|a) ${product} mais (?:fiável|confiável|rápid[oa]|complet[oa]|barat[oa]|avançad[oa]|segur[oa]|inovador[a]?|económic[oa]|econômic[oa])(?:${word}{0,2})? (?:do mercado|do setor|do sector|do mundo|de Portugal|do Brasil|da Europa)`,
    `(?:somos|é|continuamos a ser) (?:o |a |os )?(?:número (?:um|1)|nº ?1|líderes incontestados)(?! da lista)`,
    `(?:nenhum outro|nenhuma outra) ${product} ${word}{0,4}? ?(?:melhor|mais|tão|menos)`,
    `(?:o único|a única) ${product} (?:que|do mercado|capaz|com)`,
  ],
  false_urgency: [
    `última (?:oportunidade|chance|hipótese)(?= ?!| (?:antes de|para (?:aproveitar|poupar|economizar|garantir)|de (?:aproveitar|poupar)))`,
    `(?:oferta|promoção|desconto|preço)${word}{0,3}? (?:termina|acaba|expira|válid[oa])${word}{0,2}? (?:hoje|esta noite|à meia-noite|até hoje|em (?:poucas|\\d{1,2}|duas|três) horas)`,
    `últimas (?:vagas|unidades|licenças)(?: disponíveis| a este preço| por este preço|!)`,
    `(?:só|apenas|somente) (?:restam|resta) (?:\\d{1,2}|dois|duas|três|poucas|poucos) (?:vagas|unidades|licenças|lugares|cópias)`,
    `(?:só|somente|apenas) (?:hoje|até (?:hoje|à meia-noite)) (?:a este preço|por este preço|com desconto|com \\d{1,2} ?%)`,
  ],
  fabricated_relationship: [
    `como (?:combinado|combinámos|combinamos|falámos|falamos|conversámos|conversamos|prometido|lhe disse) (?:ontem|na semana passada|ao telefone|por telefone|na (?:nossa|reunião|feira|chamada)|na (?:segunda|terça|quarta|quinta|sexta))`,
    `(?:após|depois da|na sequência da|desde a) (?:nossa|nosso) (?:última |recente |breve |último )?(?:conversa|chamada|reunião|ligação|encontro)(?: (?:de ontem|da semana passada|telefónica|telefônica))?`,
    `(?:foi um prazer|gostei muito de) (?:conhecê-lo|conhecê-la|falar consigo|falar com você|encontrá-lo|vê-lo)(?: (?:ontem|na semana passada|na feira|na segunda))?`,
    `obrigad[oa] (?:mais uma vez )?pela (?:nossa )?(?:conversa|chamada|reunião|ligação) de (?:ontem|hoje|segunda|sexta)`,
  ],
  investment_promise: [
    `(?:rentabilidade|rendimento|retorno|lucros?|juros|ganhos?) (?:anual )?(?:garantid[oa]s?|assegurad[oa]s?)(?: de)? (?:\\d{1,2}|sem risco|por ano|ao ano)`,
    `(?:garantimos|garanto|asseguramos) (?:uma rentabilidade|um rendimento|um retorno|\\d{1,2}(?:[.,]\\d)? ?% (?:de (?:rentabilidade|juros|retorno|rendimento)|ao ano))`,
    `\\d{1,2}(?:[.,]\\d)? ?(?:%|por cento) (?:de (?:rentabilidade|juros|retorno|rendimento)|ao ano)${word}{0,3}?,? (?:garantid[oa]s?|sem (?:qualquer |nenhum )?risco)`,
    `(?:duplique|triplique|multiplique|dobre) (?:o seu|seu) (?:dinheiro|capital|investimento)`,
  ],
  sensitive_attribute: [
    `(?:como|já que|uma vez que|visto que|porque|agora que|sei que|sabemos que|soubemos que) (?:você |o senhor |a senhora )?(?:também )?(?:sofre|padece|tem|está com) (?:de )?(?:um |uma )?${illness}`,
    '(?:como|já que|uma vez que|visto que|porque|agora que|sei que|sabemos que|soubemos que) (?:você |o senhor |a senhora )?(?:também )?(?:está|é) (?:grávida|diabétic[oa]|deprimid[oa]|soropositiv[oa]|deficiente|asmátic[oa]|epilétic[oa]|autista|gay|lésbica|homossexual|bissexual|transgénero|transgênero|católic[oa]|muçulman[oa]|jude[ui]a?|cristã|cristão|evangélic[oa]|budista|ateu|ateia|sindicalista|alcoólic[oa])',
    `(?:a sua|o seu|da sua|do seu|à sua|ao seu|sua|seu) (?:recente |atual )?(?:gravidez|aborto|câncer|cancro|diabetes|depressão|deficiência|quimioterapia|esclerose múltipla|epilepsia|doença crónica|doença crônica|homossexualidade|orientação sexual|filiação sindical|religião|cor da pele|cor de pele|origem étnica)(?= ?[.,;:!?]| lhe | nos | pode | não | é | e |$)`,
    'como (?:bom |boa )?(?:católic[oa]|muçulman[oa]|judeu|judia|cristão|cristã|evangélic[oa]|budista|ateu|homossexual|gay|lésbica|sindicalista|diabétic[oa]|mulher grávida|pessoa com deficiência),? (?:você|o senhor|a senhora|vai|saberá|entenderá|compreenderá|deve)',
    `como ${trait}(?: (?:praticante|crente|devot[oa]|convict[oa]))?, (?:você|o senhor|a senhora|lhe|vai|certamente|[^\\s.,;:!?]{2,12}(?:rá|rás)|tem|tens|sabe|sabes|pode|podes|merece|conhece|o tema|é|és)(?= )`,
    `(?:o seu|do seu|ao seu|seu|o teu)(?: (?:recente|novo))? diagnóstico de ${illness}`,
  ],
  medical_claim: [
    `(?<!\\b(?:a|da|de|uma|em|para|sem|na|se) )(?:cura|curam|elimina|eliminam|acaba com|acabam com|faz desaparecer) ${ailment}`,
    '(?:clinicamente|medicamente) (?:comprovad|testad|provad|aprovad)[oa]s?|comprovad[oa]s? clinicamente',
    `substitu(?:i|em)${word}{0,1}? (?:os seus|as suas|seus|suas|o seu|seu) (?:medicamentos?|remédios?|comprimidos|insulina)`,
    `${remedy}${word}{0,5}?(?:, [^.,;!?]{3,40})?,? (?:aliviam?|tratam?|combatem?|acalmam?|previnem?|previne|baixam?|reduzem?|curam?) (?:${ailment}|(?:a |o |os |as )(?:pressão(?: arterial)?|tensão(?: arterial)?|colesterol|glicemia))`,
    `(?:a sua|o seu|a tua|sua|seu) (?:artrose|artrite|câncer|cancro|diabetes|enxaqueca|depressão|ansiedade|insônia|insónia|asma|alergia|eczema|psoríase|acne|hipertensão|varizes|calvície) (?:desaparecerá|vai desaparecer|desaparece)`,
  ],
  contract_commitment: [
    `(?:assumimos|assumo)${word}{0,4}? (?:compromisso contratual|responsabilidade ilimitada)`,
    'responsabilidade ilimitada por (?:danos|perdas|lucros cessantes|prejuízos)',
    `(?:comprometemo-nos|nos comprometemos|me comprometo|comprometo-me)${word}{0,1}? (?:por contrato|contratualmente|juridicamente|legalmente)`,
    `est[ea] (?:e-?mail|mensagem)${word}{0,4}? (?:proposta|oferta) (?:vinculativa|vinculante)`,
    `garant(?:imos|o) (?:uma? )?(?:disponibilidade|tempo de resposta|uptime)${word}{0,2}? \\d{1,3}`,
    `pela presente,? (?:aceitamos|aceito|subscrevemos)${word}{0,2}? (?:contrato|proposta|condições|oferta)(?: sem reservas?| integralmente| em definitivo)`,
    `(?:indenizá|indemnizá|indenizar|indemnizar|ressarcir)(?:-lo|-la|-los|emos| você|-vos|á)?${word}{0,2}? (?:reclamação|reclamações|demandas?|pretensão)${word}{0,1}? terceiros`,
    `(?:comprometemo-nos|nos comprometemos|comprometo-me|obrigamo-nos) a pagar(?:-lhe|-vos)?${word}{0,1}? (?:multa|penalidade|indenização|indemnização)`,
    `por cada${word}{1,4}?,? pagar(?:emos|ei)(?:-lhe)?${word}{0,1}? (?:multa|penalidade)`,
  ],
  legal_or_certification_claim: [
    '(?:100 ?%|totalmente|plenamente|completamente|inteiramente) (?:em conformidade com|conformes? com|conformes?|adequad[oa]s? à|adequad[oa]s? ao|de acordo com) (?:a |o |à |ao )?(?:LGPD|RGPD|lei|legislação)',
    `(?:somos|estamos|(?:noss[oa]s?)${word}{1,4}? (?:é|são|está|estão)) (?:oficialmente |plenamente )?(?:certificad[oa]s?|acreditad[oa]s?|homologad[oa]s?|aprovad[oa]s?)(?: em| pela| pelo| segundo| de acordo com)?(?: a| o)? ?(?:norma )?(?:${scheme}|ANPD|CNPD|INMETRO|Anvisa)`,
    `(?:noss[oa]s?${word}{1,2}?) cumprem?${word}{0,1}? (?:todas as|todos os) (?:obrigações|requisitos|exigências|disposições) legais`,
    '(?:totalmente|plenamente|100 ?%|completamente) em conformidade com (?:a |o )?(?:LGPD|RGPD|lei|legislação)',
    `(?:legalmente|juridicamente|por lei),? (?:você )?(?:tem|tens) direito a`,
    `(?:essa|esta|a) (?:cláusula|multa) é (?:nula|abusiva|ilegal|inválida)`,
  ],
  denies: 'não|nenhum[a]?|nunca|jamais|nem',
  toldOf:
    'segundo (?:[ao]s?|nos|eles|el[ae])|de acordo com|a lei|por lei|legal|fabricante|companhia aérea|seguradora|senhorio|(?:o|a|seu|sua) (?:banco|fornecedor|loja|seguro)|concorrentes?|concorrência|afirma|combinad[oa]s?|acordad[oa]s?|seus clientes|vi que|li que|arrependimento|fatura',
  slotWords:
    'nome|sobrenome|apelido|primeiro|empresa|cliente|destinatário|destinatária|contato|contacto|cargo|função|cidade|país|endereço|morada|hora|setor|produto|remetente|telefone|assinatura',
  slotParticles: 'de|do|da|dos|das|o|a|seu|sua|e',
  greeting: 'olá|oi|prezad[oa]s?|car[oa]s?|bom dia|boa tarde|boa noite|exm[oa]s?\\.?',
  closing:
    '(?:com os )?(?:melhores|atenciosos|cordiais) cumprimentos|cumprimentos|atenciosamente|cordialmente|abraços?|um abraço|obrigad[oa]|att',
  trial:
    '(?:isto|este|esta) é (?:apenas |só )?uma? (?:teste|mensagem de teste|e-?mail de teste)|(?:mensagem|e-?mail) de teste|(?:(?:este|isto) é (?:apenas |só )?(?:um )?)?texto de (?:exemplo|preenchimento)|teste',
};
