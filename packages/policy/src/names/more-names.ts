/** Given names of many countries, folded: those that are also words or places of business English apart. */
export const moreNames = `
aarav abdelkader abderrahim abdulrahman abebe abena achieng achilleas adaora aditya advait adwoa agneta agus ailsa
aina aine ainhoa aisling aisyah aitor akari akash akinyi akosua aled aleksi almudena alois alok alun amaia aman
amandeep amarachi ambika amrita anais anand ananya ander aneurin angharad aniket anirudh ankit annegret annelies
annelize annemarie anong anselm antero antia anupama anwar aparna arantxa arash archana ardeshir arezoo aristotelis
arnau aroha arto arvind asa ashraf ashwin avinash ayanda ayman ayodele ayumi azlan babatunde babette badr baljit
balthasar bambang baptiste barbro basma bassam bastien begona behrouz bekele bengt berit bernadette bernat bernd
bernhard bethan bhavna bijan bilal birger bjarne blathnaid bogdana bohumil bongani borivoj bozena bozidar brais bram
branwen brenda britt britta bukola burcu burkhard callum cansu caoimhe carin carol carwyn carys cathal catriona
ceren ceri charalambos cheryl chetan chihiro chitra chukwuemeka cihan cillian ciprian citlali claudiu colette colm
conall corentin cormac cosmin crina ctibor daan daisuke daithi dalia dalibor dariush darlene darnell darragh darshan
dawit deandre declan deirbhile delyth demetrius deniz despina detlef devika dewi dhruv diane diarmuid didem dilys
dimitra divya dobromir doina donncha doreen dorin dragica drahomira duc dumitru dyfed eamon ebba ebru eckart
edeltraud edna eduard eero egon ehab ehsan eija eiji eila eilif eimhear eirik eirini eirlys eithne eivind ekkehard
eko elaine eleftheria elham elmar elwyn eman emil emilia emlyn emyr encarnacion enda eoghan ercan erdem erkki erling
ertugrul esin espen essam ethel euan eunji evald evangelos evren ewald ewan fadi faisal farhad farhan farouk farshid
femi femke fenna fereshteh fergal fergus ffion fiachra fiifi fikret finbar finja finn fionn fionnlagh florin folake
fotini fraser frida frode fumio funmilayo gael gaelle gauri gautam geeta geir genet geraint geraldine gerda gesa
gethin ghada gijsbrecht ginette girish gisela gizem gladys glenda glyn gokhan golnaz gopal gordana gorka gosta
gottfried grainne greger grethe gry guanyu gudmund guiu gulsen gunhild gunvor guoqiang gurpreet gustaf gwenllian
gwilym gwyn gwyneth haakon habiba hadi hafiz haitham hakan hakon hala haluk halvor hamid hamish hamisi hande hani
hannele hannu haoran harish harpreet harsh hartmut haruto hauke heba hedda hedwig hege heidi heidrun heledd helge
heli helmar hema hemi henning hideo hieu hilkka hilma himanshu hina hinata hiroko hiromi hisham hiwot hjalmar holger
hooman hrvoje huda hulya huong hyejin hynek hyunwoo hywel iago ibtisam ichiro idris ieuan ifan ifeoma ikaika ikenna
iker ilinca ilker ilkka imtiaz ingeborg inger ingo ingvar ingvild inkeri inmaculada ioanna iolo ionel iorwerth ipek
iratxe irma irmeli irmgard isamu ishaan ishita ismo itsuki itzel itziar iulia ivica iwan jaakko jadranka jaehyun
jagdish jamal jamila jari jarkko jarmila jaspreet jaume jaya jelle jermaine jeroen jiahao jianhua jihoon jiro jisoo
jiwoo joann joko jone joonas joris jorunn josette jostein josune jouko jovan jovana juanita junichi jyoti jyrki
kaarina kadir kagiso kahurangi kaija kailash kalani kalevi kalliopi kalpana kamau kamran kanya kaori kari karsten
karthik kathleen kaushik kaveh kazuo keerthi keir keisha kelechi kendra kenta kerem kersten keyvan khadija khoa
kipchoge kiranjit kirsi kishore kiyoshi kjell kjersti knut koenraad koichi kojo kokoro komal ksenija kumiko
kunigunde kunle kvetoslav kwabena kyosti kyriaki kyungsoo lachlan ladislav laia lakisha laleh lalita lana lata
latoya laurentiu lauri laverne layla leena leevi leif leilani leman lenka lennart leona leonidas lerato levent leyli
lieselotte lihua lina lindiwe linh liselotte lisette liviu ljiljana ljubomir llewelyn lloyd lluis lorcan lorenz
loretta lothar lowri lubna lubomir lubos lucian ludek ludger ludivine luella luminita lupita maarit mabel macarena
madalina maelle maeve magne mahdi mahesh mahnaz mahsa maider maija mair mairead mairi majid makoa makoto malin
malini malte manaaki mandla manoj manpreet mansi mansour marcal marcelline marcia mared marijana mariko marit
marjatta marketa markku marko marlene marwan masako masaru matti maulik maxine mayank maysa mayumi meenakshi megumi
mehrdad mehtap meiling meirion melike meltem meritxell merja mert mervi metin meurig michaela michiko midori mihaela
mikel milada milagros minho minjun minna minoru mircea mireia mirja mirjana mitsuko mladen mohit mohsen mona morag
morteza mouna mounir muireann muiris mukesh mulugeta muna mwangi myfanwy myrtle nabil nada nadim nahid naima naledi
nandini nanna naoki naoko narcis naresh nasreen nasrin nasser nattaya naveen nawal nazanin nazli nebojsa neema neha
nejat nele nerea nerys nesrin nesta nevena nguyet nhung niall nicoleta niek nihat niina niko nikola nilesh niloufar
nilufer nirmala nitin nizar njeri nnamdi nobuo nokuthula nomvula noraini norbert noriko norma nosipho noura nurcan
nurul nyambura oana obiora oceane octavian oddvar odette odhran odysseas oihana oili oisin okan olav olivera olli
olumide oluwadamilola oluwatobi olwen omnia ondrej onni orhan oriol orlaith osama osamu osian oskari otieno ottilie
ottmar outi ovidiu owain owen oyvind ozan ozge ozlem paavo padma paivi palesa pallavi paramjit paraskevi parisa
parvati parviz pasi paula paulette pavlos payam pentti pernille pertti petar petri petros petru petter phuong
pieternel pinar pirjo piyush pouya prachi pradip pramod prasad prashant pratik predrag preeti priyanka proinsias
putri qasim quynh radha radka radmila radovan radu ragna ragnar ragnhild raija raili raimo rainer rajeev rajendra
rakesh ralf ramesh rami ramya randi rania rasha rashmi ratko ratna razvan recep reem reena refugio rehema reijo
reiko reiner remedios renate renuka reza rhian rhodri rhonda ridvan riikka riku rima ritika ritva rizal roderich
rodica roel rosalie roshni roslyn roxana ruairi ruaridh rudiger rukhsana rukmini rune rutger ruxandra ryo ryota
saara sabela sachiko sachin saeedeh sahar sakari salah salim salla salwa saman sami samia samir sanaz sandeep
sangeeta sanja sarita sarka satish satoru saurabh savita sawsan seamus seema segun seija selam sem seojun seonaid
seoyeon seppo seren sergi sevgi sevim shadi shahid shahram shalini shaniqua sharmila shashi shazia shelby shelley
sherif sherri sherry shigeru shilpa shinji shizuka shobha shota shruti shweta siamak sian sibel siddharth siegmund
sigbjorn sigrun sigurd silje simin simisola sinan sion sipho siri siriporn sirpa sissel siv siyabonga sjoerd slavica
slavko slobodan smita snezana snorre socorro socratis soheila soile solange solfrid somchai sonya sooyoung soraya
sorcha sorin sota sourav spomenka srdjan sridevi srinivas stacey stacy stamatia stanislava stavroula steffan stein
stelios stian stijn struan sture subhash sudha sudhir suha suhail sujata sukhwinder sule suleyman sumit sungmin
sunitha supaporn suresh sushma susumu suzana suzette svante sverre swantje swati tadashi tadhg taehyung tahir taina
takahiro takeshi tamer tamika tammy tane tanisha tanvi tapio taraneh tarja tarkan tarmo tatsuya teemu tegan teijo
tejas temitope teodora terje tero tetsuya thabo thaddaus thea thelma themba thibault thibaut thilo thodoris thor
thora thorvald thuy tiberiu tiffany tigist tihomir tiina tilmann tilo timo tineke toivo tolga tomoko tomos tonya
topi torben torbjorn tord tore torge torgeir torill torunn toshiko traci traian trang travis triana trine trond troy
trygve tshepo tsutomu tuan tudor tudur tugba tuija tulay tumelo tunde tuomo turgut turid tuva tyra tyrone uchenna
uday udo ulf umesh umit unai unni unto urho usman uwe uxia vahid vaino valeriu vandana vangelis varun vasant
vasiliki vegard veikko veit vendula vesa vesna vidar vidya vigdis viggo viivi ville vinay vinod viorel virpi vishal
vivaan vivian vladan vladislav vlado vlasta vojtech volkan volker wade wael wafa wahyu walid waltraud wambui wanjiku
waqas warren weiwei wesley whitney wichai wilbur wilfried wilma winfried winston wiremu wole wouter wyatt wyn xabier
xiana xiaoli xiaoming ximena xoan xochitl yaa yanfei yara yaretzi yasaman yasemin yasir yassin yasuko yewande yildiz
yilmaz yngvar yngve yogesh yoshiko youngjae yui yumiko yuna yusuke yuto yuxuan zafer zaid zanele zawadi zbynek
zeeshan zeina zelda zeljko zhihao ziad zivko zixuan zlata zlatko zoi zoran zorica zubair zulkifli zvonimir`;
