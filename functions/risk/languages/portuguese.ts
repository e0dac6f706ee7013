/** Portuguese, of Brazil and of Portugal. */
export const portuguese = `
lead: por_favor e depois agora deve; narrator: eu nós ele ela se nunca jamais que os_agentes quem
sem; mention: injeç* ataque* frases/textos_como; quoting: como frase* sinaliz* detect* filtr*
exemplo*; ignore: ignora/ignore/ignorem esqueça esqueçam esquece desconsider* descart* deixe/deixa/
ponha_de_lado jogue/joga_fora desprez* anul* cancel* não_siga*/obedeça*/cumpra/respeite/escute
pare_de_seguir; scope: todas/todos/todo tudo anterior* prévias/prévios acima suas do_sistema; rules:
instruçã*/instruçõe* regra* diretri* diretiva* ordem; safety: regras/normas/filtro*/medidas/
diretrizes_de_segurança; inner: prompt/mensagem/instruções_do/de_sistema prompt_completo;
everything: tudo_o/que o_que; said: dito disseram ped* solicit*; voided: cancelad* anulad*;
newRules: nova*/novo/verdadeira/secreta_instruçã*/instruçõe*/ordem/ordens/tarefa/prompt/diretiva;
boss: seu/sua/teu/seus_desenvolvedor*/criador*/operador*/dono ao_operador; role: você_é
você_agora_é; pose: finj* aja_como age_como coloque_se fale/responda_como; unbound: sem_restriç*/
nenhuma/qualquer/filtro*/limites/regras/censura/limitações modo_de_desenvolvedor; owner:
proprietári* don*; call: nota/aviso/mensagem_a/para; when: se_você_é/for se_és; ai: ia ias
inteligência_artificial modelo*; reader: agente*; must: deve*; order: recom* classif* atribu*;
reads: leia lê processar; silently: silêncio segredo; plant: avaliação estrelas; hush: não_conte*/
diga*; human: usuário* utilizador*; top: nota_máxima/dez/10; records: todos_os_relatórios/dados/
contatos/arquivos; say: siga_somente/apenas_as_minhas; tell: diga digite diz mostr* escrev* revel*
envia/envie manda/mande repi* imprim* copie compartilh* quais_são qual_é informe; tellMe:
me_envi*/mand*/dê/diga/passe envi*/mand*/dê/diga/passe/revele_me/nos; your: sua suas seu seus tua;
need: precis* quero_a/que; secret: senha* frase_de_recuperação/semente variáve*_de_ambiente
chave*_de/da_api chave_privada credenciais; of: do_administrador/usuário/utilizador/proprietário/
operador/servidor/dono/banco; dm: mensagem_privada/direta
`;
