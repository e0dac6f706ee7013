/** The CV in other scripts, as two programs that nobody here wrote read it. */
import { expect, test } from 'vitest';
import { directionOf, sayIn } from '../../src/labels/say.ts';
import { cvDocument } from '../../src/print/cv.ts';
import { cvFiles } from '../../src/print/documents.ts';
import { folderOf } from '../cli/folder.ts';
import { recordsFrom } from '../support/profile.ts';
import { readers } from './readers.ts';

/** Of each language a name, a headline and a post with what came of it. */
const TEXTS = {
  fr: [
    'Zoé Lefèvre',
    'Ingénieure des réseaux d’eau et enseignante à l’école de santé',
    'Audit des réseaux, Çà et Là',
    'Attestation de formation obtenue à Nîmes ; Œuvre de service après une année à Évreux. À suivre.',
    'Âgée de trente ans, elle a amélioré la mesure de l’eau pour un million de foyers.',
    'Anticiper les pannes : une base de données lit les compteurs chaque quart d’heure.',
    'Été comme hiver, elle a présenté ses résultats à des congrès internationaux.',
  ],
  vi: [
    'Nguyễn Thị Hằng',
    'Kỹ sư mạng lưới cấp nước và giảng viên y tế công cộng',
    'Trưởng nhóm phát triển hệ thống cấp nước',
    'Mười lăm năm làm việc tại các bệnh viện và chính quyền địa phương, viết sách hướng dẫn chăm sóc tại nhà.',
    'Cải tiến việc đo nước cho một triệu hộ gia đình và giảm một nửa thời gian bảo trì.',
    'Áp dụng cơ sở dữ liệu đọc đồng hồ mỗi mười lăm phút.',
    'Ấn phẩm được trình bày tại một hội nghị quốc tế.',
  ],
  th: [
    'สมชาย ใจดี',
    'พยาบาลวิชาชีพและอาจารย์ด้านสาธารณสุขชุมชน',
    'หัวหน้าทีมพัฒนาระบบน้ำประปา',
    'ทำงานในโรงพยาบาลชุมชนมาสิบห้าปี ดูแลผู้สูงอายุและผู้ป่วยเรื้อรัง สอนนักศึกษาพยาบาลและเขียนคู่มือการดูแลที่บ้าน',
    'ปรับปรุงระบบวัดน้ำอัตโนมัติสำหรับครัวเรือนหนึ่งล้านหลัง ลดเวลาซ่อมบำรุงลงครึ่งหนึ่ง',
    'ออกแบบฐานข้อมูลที่รองรับการอ่านค่ามิเตอร์ทุกสิบห้านาที ทดสอบความทนทาน จัดทำคู่มือภาษาไทย',
    'เป็นผู้นำทีมที่ได้รับรางวัลระดับจังหวัด ฝึกฝนเรื่องปี่พาทย์ ญาติผู้ใหญ่ กุ้ง ฐานะ ปั๊มน้ำ เก๊าท์ โต๊ะ จ๋า',
  ],
  ar: [
    'سلمى حداد',
    'مهندسة شبكات مياه ومحاضِرة في الصحة العامة',
    'رئيسة فريق تطوير شبكات المياه',
    'عملت خمسة عشر عامًا في المستشفيات والبلديات، ودرّست الطلاب وكتبت أدلة للرعاية في البيوت.',
    'حسّنت نظام قياس المياه لمليون منزل وخفّضت مدة الصيانة إلى النصف.',
    'صمّمت قاعدة بيانات تقرأ العدادات كل ربع ساعة، ودرّبت اثني عشر مهندسًا.',
    'قدّمت نتائج العمل في مؤتمر دولي عن إدارة الموارد المائية أيضًا وجدًّا.',
  ],
  he: [
    'נועה לוי',
    'מהנדסת רשתות מים ומרצה לבריאות הציבור',
    'ראש צוות פיתוח מערכות מים',
    'עבדה חמש עשרה שנים בבתי חולים וברשויות מקומיות, לימדה סטודנטים וכתבה מדריכים לטיפול בבית.',
    'שִׁפְּרָה מַעֲרֶכֶת לִמְדִידַת מַיִם בְּמִילְיוֹן בָּתֵּי אָב, וְהִפְחִיתָה בַּחֲצִי אֶת זְמַן הַתַּחְזוּקָה.',
    'תכננה בסיס נתונים שקורא מונים בכל רבע שעה והכשירה שנים עשר מהנדסים.',
    'הציגה את תוצאות העבודה בכנס בין־לאומי על ניהול משאבי מים.',
  ],
  hi: [
    'अनन्या शर्मा',
    'जल आपूर्ति अभियंता और सार्वजनिक स्वास्थ्य की प्राध्यापिका',
    'जल प्रणाली विकास दल की प्रमुख',
    'पंद्रह वर्षों तक अस्पतालों और नगरपालिकाओं में काम किया, विद्यार्थियों को पढ़ाया और घर पर देखभाल की पुस्तिकाएँ लिखीं।',
    'दस लाख घरों के लिए जल मापन प्रणाली सुधारी और रखरखाव का समय आधा किया।',
    'हर पंद्रह मिनट में मीटर पढ़ने वाला डेटाबेस बनाया और बारह अभियंताओं को प्रशिक्षण दिया।',
    'जल संसाधन प्रबंधन के अंतरराष्ट्रीय सम्मेलन में निष्कर्ष प्रस्तुत किए।',
  ],
  el: [
    'Ελένη Παπαδοπούλου',
    'Μηχανικός δικτύων ύδρευσης και λέκτορας δημόσιας υγείας',
    'Επικεφαλής ομάδας συστημάτων ύδρευσης',
    'Εργάστηκε δεκαπέντε χρόνια σε νοσοκομεία και δήμους και έγραψε οδηγούς φροντίδας στο σπίτι.',
    'Βελτίωσε τη μέτρηση νερού για ένα εκατομμύριο νοικοκυριά.',
    'Σχεδίασε βάση δεδομένων που διαβάζει μετρητές κάθε τέταρτο.',
    'Παρουσίασε τα αποτελέσματα σε διεθνές συνέδριο.',
  ],
  ru: [
    'Анна Ковалёва',
    'Инженер сетей водоснабжения и преподаватель общественного здоровья',
    'Руководитель группы систем водоснабжения',
    'Пятнадцать лет работала в больницах и муниципалитетах и писала пособия по уходу на дому.',
    'Улучшила учёт воды для миллиона домов и вдвое сократила время обслуживания.',
    'Спроектировала базу данных, которая читает счётчики каждые четверть часа.',
    'Представила итоги на международной конференции.',
  ],
} as const;
type Language = keyof typeof TEXTS;
const LANGUAGES = Object.keys(TEXTS) as Language[];

async function documentOf(language: Language) {
  const [name, headline, title, bio, summary, ...highlights] = TEXTS[language];
  const told = { updated: '2026-01-01', evidence_level: 'self-claim' };
  const post = { title, organization: name, start: '2018', summary, highlights, ...told };
  const person = { name, headline, bio, language, updated: told.updated };
  const folder = await folderOf(`scripts/${language}`, {
    'profile.md': `---\n${JSON.stringify(person)}\n---\n`,
    'experience/a.md': `---\n${JSON.stringify(post)}\n---\n`,
  });
  return cvDocument(await recordsFrom(folder), sayIn(language));
}
const files = await cvFiles(await Promise.all(LANGUAGES.map(documentOf)));

const plain = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad]+/g, '');

const CASES = LANGUAGES.flatMap((language) =>
  Object.keys(readers).map((reader) => [reader, language] as const),
);

test.each(CASES)('%s reads what is written in "%s"', async (reader, language) => {
  const file = files[LANGUAGES.indexOf(language)] ?? new Uint8Array();
  const text = plain((await readers[reader]?.(file)) ?? '');
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const words = [...segmenter.segment(TEXTS[language].join('\n'))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => plain(segment));
  expect(words.length).toBeGreaterThan(40);
  const missing = words.filter((word) => !text.includes(word));
  expect(missing.length, missing.join(' ')).toBeLessThanOrEqual(words.length * 0.02);
  // As it was written; where full stops stand in what goes from right to left is up to readers.
  if (directionOf(language) === 'rtl') return;
  expect(TEXTS[language].filter((one) => !text.includes(plain(one)))).toEqual([]);
});
