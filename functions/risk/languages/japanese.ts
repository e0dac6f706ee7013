/** Japanese. Each character counts as a word, so that gaps are wider; the verb comes last. */
export const japanese = `
syntax: last 3; lead: してください 必ず 今すぐ; narrator: 私は 彼女は 彼は; mention: インジェクション 攻撃 脱獄; quoting: のような
といった などの 文は フラグ 検出 例 テスト という文; ignore: 無視 忘れて 忘れろ 忘れなさい 捨てて 破棄 脇に置いて 従わ 従うな 破って 取り消して 回避 解除 従うのをやめ
従う必要はない; scope: これまで 今まで 以前 先ほど 前の; rules: 指示 命令 ルール 規則 指令 プロンプト; safety: 安全フィルター 安全対策; inner:
システムプロンプト システム指示 システムメッセージ 隠された_指示; said: 頼まれた 言われた 言った; voided: 無効です 無効とする; boss: 開発者; newRules:
新しい/新たな/本当の/秘密の_指示/命令/タスク/任務/ルール/プロンプト/システム指示; role: あなたは 君は お前は; owner: 所有者 持ち主; pose: なりきって ふり 演じて
代わりに 立場で として; unbound: 何でもでき 制限がない 制限のない 制限なし; call: 宛 親愛なる へ; topic: なら であれば として; ai: 人工知能 言語モデル;
reader: エージェント; must: しなければならない; order: つけて 与えて 推薦; reads: 読んでいる 読む; silently: 黙って 密かに こっそり; plant:
レビュー 五つ星; hush: 言わないで 伝えないで; human: ユーザー 利用者; top: 最高点 満点 最高評価; records: すべて/全て_の_報告/レポート/データ/連絡先/
ファイル; say: 私の命令に従 私の指示に従; tell: 表示 教えて 出力 見せて 書き出して 書いて 明かして 繰り返して 送って 何ですか 入力して; dm: ダイレクトメッセージ;
tellMe: を送って を教えて を渡して; need: が必要 を必要と; your: あなたの 君の 管理者 サーバーの こちらに; secret: パスワード リカバリーフレーズ
シードフレーズ 環境変数 トークン apiキー 秘密鍵 認証情報 ログイン情報
`;
