/** Portuguese, of Brazil and of Portugal. */
export const portuguese = `
lead: por favor, e, depois, agora, deve, deves, tem que, então, também, primeiro;
narrator: eu, nós, ele, ela, se, nunca, jamais, que, os agentes, quem, sem;
mention: injeç*, ataque*, frases/textos como; quoting: como, frase*, sinaliz*, detect*, filtr*, exemplo*;

ignore: ignor*, esqueça, esqueçam, esquece, desconsider*, desprez*, descart*, não siga*/obedeça*/cumpra/respeite/escute, anul*,
par*/deix* de seguir/obedecer, desobede*, passe por cima, não leve em conta, não dê atenção, abandon*,
sobrescrev*, cancel*, burl*, desativ*, contorn*, deixe de lado, jogue fora;
scope: tod*, tudo, anterior*, prévi*, acima, suas, seus, sua, tuas, teus, originais, iniciais, recebid*,
antes, do sistema, de segurança, até agora;
rules: instruç*, regra*, diretri*, diretiva*, ordem, ordens, orientaç*, norma*, restriç*, limitaç*;
safety: regras/normas/filtro*/medidas/diretrizes de segurança, seus/suas filtros/restrições, proteções;
inner: prompt/mensagem/instruções do/de sistema, prompt completo, suas/tuas instruções/diretrizes, seu/teu prompt,
instruções/regras/dados ocult*/secretas/internas/internos/iniciais/originais, histórico da conversa, tudo acima;
everything: tudo o/que, o que; said: dito, disseram, aprendeu, acima, ped*, ordenado, solicit*;
voided: cancelad*, anulad*, não valem/se_aplicam/são mais, já não valem/se_aplicam, revogad*, sem efeito;
newRules: nova*/novo/verdadeira/secreta instruç*/ordem/ordens/tarefa/prompt/diretiva;
boss: seu/sua/teu/seus desenvolvedor*/criador*/operador*/dono, o/ao operador/dono;

role: você é, você agora é, agora você é, tu és, és, você será, ativ*, entr* em/no, mude para;
pose: finj*, aja como, age como, imagin* que, faça de conta, comporte se, responda como, coloque se, fale como;
unbound: sem restriç*/nenhuma/qualquer/filtro*/limites/regras/censura/limitações, ilimitad*,
modo de desenvolvedor/depuração, modo desenvolvedor/administrador; owner: proprietári*, don*;

call: nota/aviso/mensagem a/para, atenção, a qualquer, à, aos, car*, olá; when: se você é/for, se és, se uma;
ai: ia, ias, inteligência artificial, modelo*, assistente*, bot, robô; reader: agente*; must: deve*;
order: recom*, classif*, atribu*, ignor*, apag*, exclu*, avali*, aprov*, inclu*, consider*, marqu*, export*;
reads: leia, lê, processar; silently: silêncio, segredo, discreta*; plant: avaliação, estrelas;
hush: não conte*/diga*, sem, não informe; human: usuário*, utilizador*;
top: nota máxima/dez/10, pontuação máxima, melhor nota, cinco estrelas, 10 de 10, como seguro/confiável/aprovado;
records: todos os relatórios/dados/contatos/arquivos, todas as mensagens, histórico da conversa;
say: siga somente/apenas as minhas, obedeça me/apenas, responda apenas/somente, sou o seu desenvolvedor/administrador;

tell: revel*, mostr*, imprim*, repi*, dig*, diz, quais são, qual é, copie, escreva, exib*, divulgue, dê,
compartilh*, partilh*, envi*, mand*, forne*, insir*, informe, cole, confirm*, passe, indique, introduz*;
tellMe: me envi*/mand*/dê/diga/passe/informe, envi*/mand*/dê/diga/passe/revele me/nos, compartilhe comigo;
your: sua, suas, seu, seus, tua, tuas, teu, teus; need: precis*, quero a/que, necessito;
secret: senha*, palavra* passe, chave* de/da api, chave* api/secreta/privada, token de acesso, credenciais,
frase semente, frase de recuperação, cartão de crédito, código de verificação, variáve* de ambiente, dados de acesso;
of: do banco, do administrador/usuário/utilizador/proprietário/operador/servidor/dono; dm: mensagem privada/direta
`;
