/** Chinese, simplified and traditional. Each character counts as a word, so that gaps are wider. */
export const chinese = `
syntax: both 3; lead: 请 請 必须 必須 并 并且 然后; narrator: 我 没有 沒有 从不 他 她 它 是否 我们; mention: 注入 攻击 攻擊 越狱 例如;
quoting: 像 比如 这样的 句子 标记 检测 过滤 示例 之类; ignore: 忽略 无视 無視 忘记 忘記 忘掉 不/别/停止/不再/不要/不要再/不必_遵守/遵循/听从/理会 不要听;
scope: 之前 以前 先前 前面 上面 以上 上述; rules: 指令 指示 提示 规则 規則 命令 要求; safety: 安全限制 安全过滤; inner: 系统提示 系統提示 系统指令
系統指令; voided: 作废 作廢 无效; newRules: 新的/新/真正的/秘密_指令/指示/任务/任務/命令/规则/系统提示; said: 要求 交代 说; boss: 管理员 所有者
运营者 你的开发者 站长; role: 你是 您是 你现在是; owner: 主人 所有者 站长; pose: 扮演 假装 假裝 假设你; unbound: 任何事 没有任何 沒有任何 没有限制
开发者_模式; call: 致 注意 亲爱的 给 凡是; when: 如果你是 如果您是; ai: 人工智能 人工智慧 语言模型; reader: 智能体 代理; must: 必须 必須 应当;
order: 推荐 推薦 给出; reads: 读到 处理; silently: 悄悄 偷偷; plant: 五星 好评; hush: 不要告诉 不要告訴; human: 用户 用戶; top:
最高分 满分 滿分 五星; records: 所有报告 所有的报告; say: 只听我的 按照我说的做; tell: 打印 输出 輸出 显示 告诉 告訴 重复 重複 复述 是什么 输入;
tellMe: 发给我 發給我 告诉我 给我; your: 你的 您的 我们 管理员; need: 我需要 我要 我们需要; of: 发过来 是什么; secret: 密码 密碼 口令 密钥 密鑰
私钥 令牌 助记词 恢复短语 验证码 凭据 环境变量 登录信息; dm: 私信
`;
