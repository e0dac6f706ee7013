/**
 * Small letters of other scripts that look Latin: the part of Unicode's table of confusables (UTS
 * #39, confusables.txt) whose likeness is one small Latin letter, small capitals, and letters that
 * writers take for others upside down. A Latin letter, then the code points that look like it in
 * base 36, because the letters themselves cannot be told apart.
 */
const CODE_POINTS = `
  a gg gh q9 ts 4at 5q8 706 70a wku 1f34 20jk b ao gj ih tu v7 wd 41e 41f 4a7 4c7 wk0 1f2a 1f35 1f5t
  c 4i fw gk u9 x7 5qc 6g1 8th wka xwv 1f36 1f5u 1fel 1fks 1jhl 1jhu 2q9a 2rf0 d b0 gm gn zl 41b 4bi
  4bu 5qd 6gb wk2 wk3 e d9 g7 gr qd tx xp xr 5qf 6jy 6wv 8xl wkw xte 1f2e f b6 138 4ac 5ta 61p wkd
  x0w x3t xth 1f2f 1f39 1fl1 1jgi 2k2b g ar b1 dh gw gx gy 135 5tv wk6 h 87 h2 ik u5 uz xn 12o 48s
  wkn wwl 1f4f i h4 h5 h6 qh uu y7 5tn 5to 703 708 wuf xv9 1jgj j g9 hq s3 uw 425 5qi wk9 k bd im qi
  u2 4id 5qj 6gd wk7 1fko l be cg h7 h9 in qj 14w 15h 15r 17r 19d 1dd 1je 42y 4ht 6qr 73x 8y7 wkh
  wky 1f2i 1f61 1f6o 1fl2 20ie 20iw 2k2y 2ojr m u4 4c0 4ie 5ql wkf 1f3k 1f69 n bi hf hg qf 12w 130
  5tc wkg 1evi 1fkj o hh qg qn qr u6 vn yx 139 15t 18n 19h 1by 1c1 1cl 1dh 1dr 1j4 1uu 1ye 21y 25i
  274 292 2cm 2de 2g6 2gy 2jq 2ki 2lc 2na 2o2 2ts 2xc 36l 37k 3cv 3ps 5qn 5qp 6ty 6u5 6zw 8tb 8xd
  8xt 8yc 9hj wkz x1n xtp xtq xv8 xvy xx7 1f2q 1f3f 1fe4 1fje 1fkm 1iog 1jgo 1jh3 1jhc 2k2i 2rdg p
  bp qp u8 419 5qw 5tp 704 8tf wk1 1f2t q io 10b 12b 12e 8yd x4f r gd hl ho hp hs tv wj 493 5ra 5te
  8sl wkj xtz xu0 xvl 20j9 2k2e s cd hu ut 5tg wki x0x xwq 1f2u 1few 1jgh 20je t 9z bx hz qs ua 5qz
  5th 6ge 6uc 6zl 7vd wk4 1f2v 1f3l 1f6d 20i2 2rfs u i3 qt 131 3k0 40c 5r0 5tq 6qy 6v7 wl0 x3z xu6
  xua xwc 1fjq 1jh4 20jm v i4 ql vp 15k 19j 1dj 3zj 5r4 6qw 6v5 8xk wkm wyn xwp 1evr 1fkt 1j46 1jgg
  20i0 2k25 2rd4 w hb i5 qx v5 10d 129 5r5 6g9 wkq x29 xvn 1io5 1j4a 1j4e 1j4f 1jhi 1jhr x 5z ud 475
  48t 4fh 4fi 4hj 7eb 84r 84s 8bz 8c0 8yl wkr 1evq 1f2o 1f3o 1f6f 1f6q 1fl3 1jho y 4l c4 gf gz i6 i7
  qb ub xb xd 3c7 5u4 64f wks xui 1f3m 1jh8 20jn z c6 f9 i8 tz 5r6 5ti wkc xw3 1f5h 1jgk 1jhh
`;

/** Letter to the Latin letter that it looks like. */
export const LOOKALIKES = new Map<string, string>();
let latin = '';
for (const token of CODE_POINTS.trim().split(/\s+/)) {
  if (token.length === 1) latin = token;
  else LOOKALIKES.set(String.fromCodePoint(Number.parseInt(token, 36)), latin);
}
