/** Chinese, simplified and traditional. Each character counts as a word, so that gaps are wider. */
export const chinese = `
syntax: both 3; lead: 请 請 必须 必須 并 并且; narrator: 我 没有 沒有 从不 他 她 它 是否 我们; mention: 注入 攻击 攻擊 越狱 例如;
quoting: 像 比如 这样的 句子 标记 检测 过滤 示例 之类; ignore: 忽略 无视 忘记 忘掉 抛开 扔掉 丢掉 放弃 放到一边 搁置 不/别/不要_遵守/遵循/理会/听 跳过 违反
绕过 解除 停止_遵守; scope: 之前 以前 刚才 前面 上面 以上; rules: 指令 指示 提示 规则 規則 命令 要求; safety: 安全限制 安全过滤 安全机制; inner:
系统提示 系統提示 系统指令 系統指令 系统消息; voided: 作废 作廢 无效; newRules: 新的/新/真正的/秘密_指令/指示/任务/任務/命令/规则/系统提示; said: 要求
交代 吩咐 说; boss: 管理员 所有者 运营者 操作员 你的开发者 站长; role: 你是 您是 你现在是; owner: 主人 所有者 站长; pose: 扮演 假装 充当 冒充 身份 代表
替 模拟 假裝; unbound: 任何事 没有任何 沒有任何 没有限制; call: 致 注意 亲爱的; when: 如果你是 如果您是; ai: 人工智能 人工智慧 语言模型; reader:
智能体 代理; must: 必须 必須; order: 推荐 推薦 给出 评为; reads: 读到 处理; silently: 悄悄 偷偷; plant: 五星 好评; hush: 不要告诉
不要告訴; human: 用户 用戶; top: 最高分 满分 滿分; records: 所有报告 所有的报告; say: 只听我的 按照我说的做; tell: 告诉 显示 输出 打印 写出 透露
重复 展示 把 发送 列出 提供 输入 是什么; tellMe: 发给我 發給我 告诉我 告訴我 给我; your: 你的 您的 我们 管理员; need: 我需要 我要 我们需要; of: 发过来
是什么; secret: 密码 密碼 恢复短语 助记词 环境变量 令牌 密钥 私钥 口令 凭据 登录信息; dm: 私信
`;
