/** Portuguese, of Brazil and of Portugal. */
export const portuguese = `
lead: por_favor e depois agora deve; narrator: eu nós ele ela se nunca jamais que os_agentes quem
sem; mention: injeç* ataque* frases/textos_como; quoting: como frase* sinaliz* detect* filtr*
exemplo*; ignore: ignor* esqueça esqueçam esquece desconsider* desprez* descart* não_siga*/obedeça*
par*_de_seguir; scope: tod* tudo anterior* prévi* acima suas do_sistema; rules: instruç* regra*
diretri* diretiva* ordem; safety: regras/normas/filtro*/medidas/diretrizes_de_segurança; inner:
prompt/mensagem/instruções_do/de_sistema; everything: tudo_o/que o_que; said: dito disseram
aprendeu; voided: cancelad* anulad*; newRules: nova*/novo/verdadeira/secreta_instruç*/ordem/ordens/
tarefa/prompt/diretiva; boss: seu/sua/teu/seus_desenvolvedor*/criador*/operador*/dono ao_operador;
role: você_é você_agora_é; pose: finj* aja_como age_como; unbound: sem_restriç*/nenhuma/qualquer/
filtro*/limites/regras/censura/limitações modo_de_desenvolvedor; owner: proprietári* don*; call:
nota/aviso/mensagem_a/para; when: se_você_é/for se_és; ai: ia ias inteligência_artificial modelo*;
reader: agente*; must: deve*; order: recom* classif*; reads: leia lê processar; silently: silêncio
segredo; plant: avaliação estrelas; hush: não_conte*/diga*; human: usuário* utilizador*; top:
nota_máxima/dez/10 pontuação_máxima; records: todos_os_relatórios/dados/contatos/arquivos; say:
siga_somente/apenas_as_minhas; tell: revel* mostr* imprim* repi* dig* diz quais_são qual_é envi*
mand* informe; tellMe: me_envi*/mand*/dê/diga/passe/informe envi*/passe_me; your: sua suas seu seus
tua; need: precis* quero_a/que; secret: senha* palavra*_passe chave*_de/da_api chave*_api/secreta/
privada credenciais frase_de_recuperação variáve*_de_ambiente; of: do_administrador/usuário/
utilizador/proprietário/operador/servidor/dono/banco; dm: mensagem_privada/direta
`;
