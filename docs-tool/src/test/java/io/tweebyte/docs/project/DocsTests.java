package io.tweebyte.docs.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.docs.diagram.Diagrams;
import io.tweebyte.docs.diff.Pair;
import io.tweebyte.docs.excerpt.Guide;
import io.tweebyte.docs.settings.SettingsReference;
import io.tweebyte.docs.site.DiffSite;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The documents of the project, held against its sources. */
class DocsTests {

	private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(#[^)]*)?\\)|(?:href|src)=\"([^\"#]+)\"");

	private static final Pattern FENCED = Pattern.compile("(?ms)^```.*?^```");

	private static final Pattern CODE = Pattern.compile("`([^`]+)`");

	private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

	private static final String MODULES = "## Modules";

	private static final Pattern PLACE = Pattern.compile("(?m)^\\| `([a-z-]+/)`:([^|]+)\\|");

	private static final Pattern CLASS = Pattern.compile("`([A-Z]\\w+)`");

	private static final String CONCEPTS = "| Concept | async | reactive | virtual |";

	private static final Pattern HREF = Pattern.compile("(?:href|src)=\"([^\"#]+)[^\"]*\"");

	private static final Pattern ANCHORED = Pattern.compile("href=\"([^\":#]*)#([^\"]+)\"");

	private static final Pattern ID = Pattern.compile(" id=\"([^\"]+)\"");

	private static final String SCRIPTS = """
			<script src="search-index.js" defer></script>
			<script src="search.js" defer></script>
			""";

	private static final Pattern INDEXED = Pattern
		.compile("(?m)^\\[(\\d),\"(.*)\",\"(.*)\",\"([^\"#]+)(?:#([^\"]+))?\"],?$");

	private static final int TEXT = 2;

	private static final int PAGE = 4;

	private static final int ANCHOR = 5;

	private final Project project = Project.current();

	@Test
	void excerptsAgreeWithTheirSources() {
		assertThat(Guide.DOCUMENTS).allSatisfy((path) -> {
			String document = this.project.read(path);
			assertThat(new Guide(this.project, path).filled(document))
				.as(path + " is not what the sources say: call ./tweebyte docs, and read what has changed")
				.isEqualTo(document);
		});
	}

	@Test
	void everySettingIsInTheReference() {
		String reference = this.project.read(Guide.SETTINGS);
		assertThat(new SettingsReference(this.project).prefixes()).hasSizeGreaterThan(10)
			.doesNotHaveDuplicates()
			.allSatisfy((prefix) -> assertThat(reference).contains("<!-- settings " + prefix + " -->"));
	}

	@Test
	void picturesAgreeWithTheirTexts() {
		assertThat(new Diagrams(this.project).stale())
			.as("pictures are older than what they are drawn from: call ./tweebyte docs")
			.isEmpty();
	}

	@Test
	void linksLeadToFiles() {
		List<String> documents = Stream
			.concat(this.project.files("docs").stream(),
					Stream.of("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "PARITY.md", "SECURITY.md",
							"jmeter/README.md", "ops/kubernetes/README.md"))
			.filter((path) -> path.endsWith(".md"))
			.toList();
		assertThat(documents).isNotEmpty().allSatisfy((document) -> {
			Path folder = this.project.root().resolve(document).getParent();
			String text = FENCED.matcher(this.project.read(document)).replaceAll("");
			assertThat(targets(LINK, text)).allSatisfy((target) -> assertThat(folder.resolve(target)).exists());
		});
	}

	@Test
	void classesContainTheConceptsThatDocumentsLinkThemFor() {
		assertThat(concepts("README.md")).hasSize(3);
		assertThat(concepts("docs/concepts.md")).hasSizeGreaterThan(7);
		assertThat(List.of("README.md", "docs/concepts.md"))
			.allSatisfy((document) -> assertThat(concepts(document)).allSatisfy((row) -> {
				String[] cells = row.replace("](../", "](").split("\\|");
				assertThat(concepts(Tree.ASYNC, cells[2])).isNotEmpty().isEqualTo(concepts(Tree.REACTIVE, cells[3]));
				assertThat(concepts(Tree.VIRTUAL, cells[4])).isNotEmpty();
			}));
	}

	/** The rows of a document's table of concepts. */
	private List<String> concepts(String document) {
		String text = this.project.read(document);
		return text.substring(text.indexOf(CONCEPTS))
			.lines()
			.takeWhile((line) -> line.startsWith("|"))
			.skip(2)
			.toList();
	}

	/** The paths a cell links to, below their tree. */
	private List<String> concepts(Tree tree, String cell) {
		List<String> paths = targets(LINK, cell);
		List<String> words = CODE.matcher(cell).results().map((word) -> word.group(1)).toList();
		assertThat(paths).allSatisfy((path) -> assertThat(words)
			.allSatisfy((word) -> assertThat(this.project.read(path)).as(path).contains(word)));
		assertThat(paths).allSatisfy((path) -> assertThat(tree.folders()).contains(path.split("/")[0]));
		return paths.stream().map(Project::belowTree).toList();
	}

	@Test
	void everyModuleIsInTheArchitecture() {
		String architecture = this.project.read("docs/architecture.md");
		String table = architecture.substring(architecture.indexOf(MODULES));
		List<Pattern> folders = table.substring(0, table.indexOf("\n## ", 1))
			.lines()
			.filter((line) -> line.startsWith("|"))
			.flatMap((line) -> CODE.matcher(line.split("\\|")[1]).results())
			.map((code) -> Pattern.compile(code.group(1).replaceFirst("/$", "").replace("*", "[^/]+") + "(/.+)?"))
			.toList();
		assertThat(targets(MODULE, this.project.read("pom.xml"))).hasSizeGreaterThan(30)
			.allSatisfy((module) -> assertThat(folders).anySatisfy((folder) -> assertThat(module).matches(folder)));
	}

	@Test
	void placesOfAFourthImplementationExist() {
		List<MatchResult> places = PLACE.matcher(this.project.read("docs/fourth-implementation.md")).results().toList();
		assertThat(places).hasSizeGreaterThan(5)
			.allSatisfy((place) -> assertThat(targets(CLASS, place.group(2)))
				.allSatisfy((name) -> assertThat(this.project.files(place.group(1) + "src/main"))
					.anyMatch((file) -> file.endsWith("/" + name + ".java"))));
	}

	@Test
	void siteOfTheWholeProjectHoldsTogether() throws IOException {
		Path site = this.project.root().resolve("docs-tool/target/site");
		new DiffSite(this.project).write(site);
		try (Stream<Path> files = Files.list(site)) {
			List<Path> pages = files.filter((file) -> file.toString().endsWith(".html")).toList();
			assertThat(pages).hasSizeGreaterThan(200);
			Map<Path, Set<String>> anchors = new HashMap<>();
			for (Path page : pages) {
				anchors.put(page, Set.copyOf(targets(ID, Files.readString(page))));
			}
			assertThat(pages).allSatisfy((page) -> {
				String html = Files.readString(page);
				assertThat(html).doesNotContain("<style", "src=\"http").containsOnlyOnce(SCRIPTS);
				assertThat(html.replace(SCRIPTS, "")).doesNotContain("<script");
				assertThat(Set.copyOf(targets(HREF, html)))
					.allSatisfy((target) -> assertThat(site.resolve(target)).exists());
				assertThat(ANCHORED.matcher(html).results()).allSatisfy(
						(link) -> assertThat(anchors.get(link.group(1).isEmpty() ? page : site.resolve(link.group(1))))
							.contains(link.group(2)));
			});
			searchLeadsToPages(site, anchors);
		}
	}

	private void searchLeadsToPages(Path site, Map<Path, Set<String>> anchors) throws IOException {
		List<MatchResult> entries = INDEXED.matcher(Files.readString(site.resolve("search-index.js")))
			.results()
			.toList();
		assertThat(entries).hasSizeGreaterThan(500)
			.allSatisfy((entry) -> assertThat(anchors).containsKey(site.resolve(entry.group(PAGE))));
		assertThat(entries).filteredOn((entry) -> entry.group(ANCHOR) != null)
			.hasSizeGreaterThan(100)
			.allSatisfy(
					(entry) -> assertThat(anchors.get(site.resolve(entry.group(PAGE)))).contains(entry.group(ANCHOR)));
		assertThat(entries).filteredOn((entry) -> entry.group(PAGE).startsWith("three-"))
			.extracting((entry) -> entry.group(TEXT))
			.containsAll(classesOfThreeFiles());
	}

	private List<String> classesOfThreeFiles() {
		return this.project.sources(Tree.ASYNC)
			.stream()
			.filter((path) -> path.endsWith(".java"))
			.filter((path) -> Stream.of(Tree.values())
				.flatMap((tree) -> this.project.find(tree, path).stream())
				.distinct()
				.count() == Tree.values().length)
			.map(Pair::name)
			.toList();
	}

	private static List<String> targets(Pattern pattern, String text) {
		return pattern.matcher(text)
			.results()
			.map(DocsTests::target)
			.filter((target) -> !target.contains("://") && !target.startsWith("mailto:"))
			.toList();
	}

	private static String target(MatchResult link) {
		return (link.group(1) != null) ? link.group(1) : link.group(3);
	}

}
