/** Portuguese, of Brazil and of Portugal. */
export const portuguese = `
lead: por favor, e, depois, agora, deve, deves, tem que, então, também; narrator: eu, nós, ele, ela,
se, nunca, jamais, que, os agentes, quem, sem; mention: injeç*, ataque*, frases/textos como;
quoting: como, frase*, sinaliz*, detect*, filtr*, exemplo*;
ignore: ignor*, esqueça, esqueçam, esquece, desconsider*, desprez*, descart*, não
siga*/obedeça*/cumpra/respeite/escute, anul*, par* de seguir; scope: tod*, tudo, anterior*, prévi*,
acima, suas, seus, sua, tuas, teus, originais, do sistema; rules: instruç*, regra*, diretri*,
diretiva*, ordem, ordens, orientaç*, norma*, restriç*; safety:
regras/normas/filtro*/medidas/diretrizes de segurança; inner: prompt/mensagem/instruções do/de
sistema, prompt completo; everything: tudo o/que, o que; said: dito, disseram, aprendeu, acima;
voided: cancelad*, anulad*; newRules: nova*/novo/verdadeira/secreta
instruç*/ordem/ordens/tarefa/prompt/diretiva; boss: seu/sua/teu/seus
desenvolvedor*/criador*/operador*/dono, ao operador;
role: você é, você agora é, agora você é; pose: finj*, aja como, age como, imagin* que; unbound: sem
restriç*/nenhuma/qualquer/filtro*/limites/regras/censura/limitações, modo de desenvolvedor; owner:
proprietári*, don*;
call: nota/aviso/mensagem a/para, atenção, a qualquer; when: se você é/for, se és, se uma; ai: ia,
ias, inteligência artificial, modelo*; reader: agente*; must: deve*; order: recom*, classif*,
atribu*, ignor*; reads: leia, lê, processar; silently: silêncio, segredo, discreta*; plant:
avaliação, estrelas; hush: não conte*/diga*, sem, não informe; human: usuário*, utilizador*; top:
nota máxima/dez/10, pontuação máxima; records: todos os relatórios/dados/contatos/arquivos; say:
siga somente/apenas as minhas;
tell: revel*, mostr*, imprim*, repi*, dig*, diz, quais são, qual é, copie, escreva, exib*, divulgue,
dê, envi*, mand*, informe; tellMe: me envi*/mand*/dê/diga/passe/informe, envi*/passe me; your: sua,
suas, seu, seus, tua, tuas, teu, teus; need: precis*, quero a/que, necessito; secret: senha*,
palavra* passe, chave* de/da api, chave* api/secreta/privada, token de acesso, credenciais, frase
semente, frase de recuperação, variáve* de ambiente; of: do banco, do administrador; dm: mensagem
privada/direta
`;
