/**
 * Small letters of other scripts that look Latin: of Unicode's table of confusables (UTS #39,
 * confusables.txt) those of the Basic Multilingual Plane whose likeness is one small Latin letter;
 * small capitals, letters upside down. A Latin letter, then the code points like it in base 36.
 */
const CODE_POINTS = `
  a gg gh q9 ts 4at 5q8 706 70a wku b ao gj ih tu v7 wd 41e 41f 4a7 4c7 wk0 c 4i fw gk u9 x7 5qc 6g1
  8th wka xwv d b0 gm gn zl 41b 4bi 4bu 5qd 6gb wk2 wk3 e d9 g7 gr qd tx xp xr 5qf 6jy 6wv 8xl wkw
  xte f b6 138 4ac 5ta 61p wkd x0w x3t xth g ar b1 dh gw gx gy 135 5tv wk6 h 87 h2 ik u5 uz xn 12o
  48s wkn wwl i h4 h5 h6 qh uu y7 5tn 5to 703 708 wuf xv9 j g9 hq s3 uw 425 5qi wk9 k bd im qi u2
  4id 5qj 6gd wk7 l be cg h7 h9 in qj 14w 15h 15r 17r 19d 1dd 1je 42y 4ht 6qr 73x 8y7 wkh wky m u4
  4c0 4ie 5ql wkf n bi hf hg qf 12w 130 5tc wkg o hh qg qn qr u6 vn yx 139 15t 18n 19h 1by 1c1 1cl
  1dh 1dr 1j4 1uu 1ye 21y 25i 274 292 2cm 2de 2g6 2gy 2jq 2ki 2lc 2na 2o2 2ts 2xc 36l 37k 3cv 3ps
  5qn 5qp 6ty 6u5 6zw 8tb 8xd 8xt 8yc 9hj wkz x1n xtp xtq xv8 xvy xx7 p bp qp u8 419 5qw 5tp 704 8tf
  wk1 q io 10b 12b 12e 8yd x4f r gd hl ho hp hs tv wj 493 5ra 5te 8sl wkj xtz xu0 xvl s cd hu ut 5tg
  wki x0x xwq t 9z bx hz qs ua 5qz 5th 6ge 6uc 6zl 7vd wk4 u i3 qt 131 3k0 40c 5r0 5tq 6qy 6v7 wl0
  x3z xu6 xua xwc v i4 ql vp 15k 19j 1dj 3zj 5r4 6qw 6v5 8xk wkm wyn xwp w hb i5 qx v5 10d 129 5r5
  6g9 wkq x29 xvn x 5z ud 475 48t 4fh 4fi 4hj 7eb 84r 84s 8bz 8c0 8yl wkr y 4l c4 gf gz i6 i7 qb ub
  xb xd 3c7 5u4 64f wks xui z c6 f9 i8 tz 5r6 5ti wkc xw3
`;

/** Letter to the Latin letter that it looks like. */
export const LOOKALIKES = new Map<string, string>();
let latin = '';
for (const token of CODE_POINTS.trim().split(/\s+/)) {
  if (token.length === 1) latin = token;
  else LOOKALIKES.set(String.fromCodePoint(Number.parseInt(token, 36)), latin);
}
