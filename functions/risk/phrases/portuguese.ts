/** Portuguese, of Brazil and of Portugal. */
import type { Phrases } from './phrases.ts';

export const portuguese: Phrases = {
  words: {
    lead: 'por favor, e, depois, agora, deve, você deve, deves, tem que, então, também, primeiro',
    narrator: 'eu, nós, ele, ela, se, nunca, jamais, que, os agentes, quem, sem',
    mention: 'injeção, injeções, ataque*, frases como, textos como, tentativas',
    quoting: `
      como, frase, frases, sinalizad*, detect*, filtrad*, ataque*, injeção, exemplo*, teste*, padrão, padrões, marcad*`,
    ignore: `
      ignore, ignora, ignorem, esqueça, esquece, esqueçam, desconsidere, desconsidera, desconsiderem, despreze,
      descarte, não siga, não sigas, não obedeça, não obedeças, não cumpra, não respeite, pare de seguir, para de
      seguir, deixe de seguir, deixa de seguir, desobedeça, anule, passe por cima, não leve em conta, não dê atenção,
      abandone, sobrescreva, cancele, não siga mais`,
    scope: `
      todas, todos, toda, tudo, anteriores, anterior, prévias, prévios, acima, suas, seus, sua, tuas, teus, originais,
      iniciais, recebidas, recebidos, antes, precedentes, do sistema, sistema, de segurança, até agora, existentes,
      dadas, estas`,
    rules: `
      instrução, instruções, regra, regras, diretriz, diretrizes, diretivas, ordem, ordens, orientações, orientação,
      prompt, prompts, normas, restrições, limitações, comandos, programação, políticas, indicações`,
    strong: `
      regras de segurança, normas de segurança, prompt do sistema, prompt de sistema, mensagem do sistema, políticas
      de conteúdo, diretrizes de segurança, filtros de segurança`,
    everything: 'tudo o que, o que, tudo que, tudo',
    saidBefore:
      'dito, foi dito, disseram, dito antes, aprendeu, acima, pedido, ordenado, anterior, antes',
    newRules: `
      nova instrução, novas instruções, nova ordem, novas ordens, nova tarefa, verdadeira tarefa, tarefa real, novo
      prompt do sistema, novo prompt de sistema, nova diretiva, instrução secreta, novas diretrizes`,
    obeyMe: `
      siga somente as minhas, siga apenas as minhas, siga as minhas, obedeça me, obedeça apenas, obedeça somente,
      responda apenas, responda somente, responde apenas, faça o que eu, faz o que eu`,
    playRole: `
      você é, você agora é, agora você é, tu és, és, você será, finja, finge, aja como, age como, imagine que, imagina
      que, faça de conta, comporte se como, simule, interprete`,
    unbound: `
      sem restrições, sem nenhuma restrição, sem qualquer restrição, sem filtros, sem filtro, sem limites, sem regras,
      sem censura, sem limitações, modo de desenvolvedor, modo desenvolvedor, modo administrador, modo de depuração,
      modo de programador, ilimitad*, dan, livre de`,
    switch:
      'entre em, entre no, entra no, ative, ativa, mude para, passe para, você está em, está em, inicie',
    mode: `
      modo de desenvolvedor, modo desenvolvedor, modo de programador, modo administrador, modo deus, modo jailbreak`,
    reveal: `
      revele, revela, mostre, mostra, me mostre, imprima, imprime, repita, repete, diga, diz, me diga, quais são, qual
      é, copie, escreva, exiba, exibe, divulgue, compartilhe, partilhe, traduza, resuma, vaze, liste, envie, dê`,
    innerRules: `
      prompt completo, suas regras ocultas, teu prompt, suas diretrizes, prompt de sistema, prompt do sistema,
      mensagem do sistema, instruções do sistema, instruções originais, instruções iniciais, instruções ocultas,
      instruções secretas, instruções internas, suas instruções, tuas instruções, diretrizes internas, dados ocultos,
      dados internos, tudo acima, tudo o que está acima, histórico da conversa, texto acima, seu prompt`,
    bypass:
      'burle, burla, desative, desativa, contorne, contorna, drible, evite, remova, desabilite, anule, ignore',
    safety: `
      restrições, filtros de segurança, filtro de segurança, filtros de conteúdo, medidas de segurança, seus filtros,
      suas restrições, salvaguardas, proteções, moderação, barreiras de segurança`,
    address: `
      nota para, nota a, aviso a, aviso para, mensagem para, mensagem a, atenção, se você é, se você for, se és, se
      fores, cara, caro, olá, instruções para, a qualquer, a toda, a todas as, como`,
    ai: `
      ia, ias, inteligência artificial, modelo de linguagem, modelos de linguagem, assistente, assistentes, llm,
      chatgpt, modelo, agente de ia, agentes de ia, bot, robô`,
    order: `
      dê, dá, deve, deves, devem, recomende, recomenda, classifique, classifica, diga, responda, escreva, atribua,
      ignore, envie, apague, avalie, aprove, esqueça, não conte, não mencione, inclua, considere`,
    hush: `
      não conte ao usuário, não diga ao usuário, não diga nada ao usuário, não conte ao utilizador, não diga ao
      utilizador, sem informar o usuário, sem avisar o usuário, sem avisar o utilizador, sem que o usuário, não
      mencione isso, não mencione isto, entre nós, guarde segredo, não informe o usuário`,
    rate: `
      dê, dá, atribua, atribui, conceda, avalie, avalia, classifique, classifica, marque, marca, considere, recomende,
      recomenda, pontue`,
    topMark: `
      nota máxima, pontuação máxima, melhor nota, cinco estrelas, nota dez, nota 10, 10 de 10, como seguro, como
      confiável, como aprovado, como inofensivo, acima de todos, sem ressalvas`,
    wipe: `
      apague, apaga, exclua, exclui, delete, envie, envia, exporte, exporta, encaminhe, destrua, publique, transfira,
      remova`,
    records: `
      todos os relatórios, todos os dados, todos os contatos, todos os contactos, histórico da conversa, todos os
      arquivos, todos os ficheiros, dados privados, todas as mensagens, dados do usuário, todas as conversas`,
    iAm: 'sou o seu, sou seu, sou o teu, aqui é o seu, mensagem da, mensagem do, fala o seu, sou a sua',
    boss: `
      desenvolvedor, administrador, criador, openai, anthropic, equipe de segurança, equipa de segurança, programador`,
    give: `
      envie, envia, me envie, mande, manda, me mande, dê, dá, me dê, diga, me diga, compartilhe, partilhe, forneça,
      fornece, revele, revela, digite, digita, insira, insere, informe, informa, cole, confirme, confirma, verifique,
      mostre, mostra, passe, indique, introduza, qual é, preciso, precisamos, responda com, poste, publique,
      encaminhe, peça, escreva, coloque, introduz`,
    your: 'sua, suas, seu, seus, tua, tuas, teu, teus',
    giveMe: `
      me envie, me mande, me dê, me diga, me passe, envie me, mande me, dê me, diga me, me informe, envia me, manda
      me, me forneça, me mostre`,
    secret: `
      senha, senhas, palavra passe, palavras passe, chave de api, chave api, chaves de api, chave da api, chave
      secreta, chave privada, chaves privadas, token de acesso, token, tokens, credenciais, frase semente, frase de
      recuperação, número do cartão, cartão de crédito, código de verificação, código de segurança, pin, variáveis de
      ambiente, cookie de sessão, cookies de sessão, segredos, dados de acesso, dados de login, chave ssh`,
    owner: `
      do administrador, do usuário, do utilizador, do proprietário, do operador, do servidor, do banco de dados, de
      administrador, de admin, do dono`,
    voided: `
      canceladas, anuladas, não valem mais, não se aplicam mais, já não valem, já não se aplicam, revogadas, sem
      efeito, substituídas por, não são mais válidas, nulas`,
    noLongerBound: `
      você não precisa mais seguir, não precisa mais seguir, não deve mais seguir, não tem mais que seguir, você não é
      mais obrigado, já não tens de seguir, não está mais sujeito, não precisa mais obedecer, não deve mais obedecer`,
    need: `
      preciso que me, preciso da, preciso de, preciso do, precisamos da, precisamos de, quero a, quero que me,
      necessito da`,
    theSecret: `
      a senha, senha, sua senha, tua senha, as credenciais, as senhas, a chave privada, suas credenciais, o token de
      acesso, a chave de api, palavra passe`,
    ofOwner: `
      do banco de dados, da base de dados, do servidor, do administrador, do usuário, de root, do utilizador, do dono,
      do cofre`,
    calling: `
      nota para a ia, cara ia, atenção ia, aos modelos de linguagem, mensagem para a ia, para a ia que, caro
      assistente, aviso à ia`,
    stopFollowing:
      'pare de seguir, para de seguir, deixe de seguir, pare de obedecer, não siga mais',
    norms: 'regras, normas, instruções, diretrizes',
    doNotListen:
      'não obedeça, não obedeças, não escute, não ouça, desobedeça, ignore o que disse, ignore',
    overseer: 'operador, ao operador, ao dono, dono, ao desenvolvedor, proprietário, seu criador',
    ifAi: 'se uma ia, se um modelo, se uma inteligência artificial, se um llm',
    mustDo2: 'deve, que dê, que diga, que recomende, tem que, deverá',
    send: 'envie, mande, passe, compartilhe, revele, entregue, passe me, envie nos, passa me',
  },
  injection: [
    'ignore ~4 scope ~3 rules',
    'ignore ~3 rules ~4 scope',
    'ignore ~2 strong',
    'ignore ~2 everything ~6 saidBefore',
    'newRules:',
    'obeyMe',
    'playRole ~8 unbound',
    'switch ~1 mode',
    '^reveal ~4 innerRules',
    'bypass ~3 safety',
    'address ~2 ai ~12 order',
    'hush',
    '^rate ~4 topMark',
    '^wipe ~2 records',
    'iAm ~1 boss',
    'scope ~3 rules ~5 voided',
    'rules ~3 scope ~5 voided',
    'noLongerBound ~4 rules',
    '^calling',
    '^stopFollowing ~2 norms',
    'doNotListen ~3 overseer',
    'ifAi ~6 mustDo2',
    '^ignore ~1 rules',
  ],
  credential: [
    '^give ~2 your ~3 secret',
    '^giveMe ~3 secret',
    '^give ~3 secret ~1 owner',
    'need ~4 theSecret',
    'need ~4 your ~2 secret',
    '^give ~1 theSecret ~1 ofOwner',
    '^send ~1 theSecret',
  ],
};
