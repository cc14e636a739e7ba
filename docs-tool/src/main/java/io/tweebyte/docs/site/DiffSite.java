package io.tweebyte.docs.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.docs.diff.Pairs;
import io.tweebyte.docs.diff.Row;

/**
 * Writes the diff of both trees as pages that need neither a server nor a network: an
 * overview, the lessons, and a page for each pair.
 */
public final class DiffSite {

	private static final String OVERVIEW = "index.html";

	private static final String LESSONS = "lessons.html";

	private static final String STYLE = "style.css";

	private final Project project;

	private final Map<String, Template> templates = Map.of("index", template("index"), "lessons", template("lessons"),
			"pair", template("pair"));

	public DiffSite(Project project) {
		this.project = project;
	}

	/**
	 * Writes the site.
	 * @param folder where to; made when it is missing, files of the same names are
	 * replaced
	 * @return the page to begin with
	 */
	public Path write(Path folder) {
		AllowList allowed = AllowList.of(this.project);
		List<Paired> files = Pairs.of(this.project)
			.all()
			.stream()
			.map((pair) -> Paired.of(this.project, allowed, pair))
			.toList();
		try {
			Files.createDirectories(folder);
			try (InputStream style = resource(STYLE)) {
				Files.write(folder.resolve(STYLE), style.readAllBytes());
			}
			for (int i = 0; i < files.size(); i++) {
				write(folder, files.get(i).page(), "pair", page(files, i));
			}
			write(folder, LESSONS, "lessons", lessons(files));
			write(folder, OVERVIEW, "index", overview(files));
			return folder.resolve(OVERVIEW);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private void write(Path folder, String name, String template, Map<String, Object> content) throws IOException {
		Files.writeString(folder.resolve(name), this.templates.get(template).execute(content));
	}

	private Map<String, Object> page(List<Paired> files, int place) {
		Paired file = files.get(place);
		Map<String, Object> page = new TreeMap<>();
		List<Row> rows = file.comparison().rows();
		int code = (int) rows.stream().takeWhile(DiffSite::isHead).count();
		page.put("file", file);
		page.put("head", rows.subList(0, code));
		page.put("code", rows.subList(code, rows.size()));
		page.put("previous", (place > 0) ? files.get(place - 1) : Boolean.FALSE);
		page.put("next", (place < files.size() - 1) ? files.get(place + 1) : Boolean.FALSE);
		page.put("async", Tree.ASYNC.folder());
		page.put("reactive", Tree.REACTIVE.folder());
		return page;
	}

	/** Whether a row belongs to the package and the imports, where all files begin. */
	private static boolean isHead(Row row) {
		String line = row.left().exists() ? row.left().text() : row.right().text();
		return line.isBlank() || line.startsWith("import ") || line.startsWith("package ");
	}

	private static Map<String, Object> lessons(List<Paired> files) {
		return Map.of("files", files.stream().filter((file) -> !file.lessons().isEmpty()).toList(), "count",
				files.stream().mapToInt((file) -> file.lessons().size()).sum());
	}

	private Map<String, Object> overview(List<Paired> files) {
		Operators async = Operators.of(this.project, Tree.ASYNC);
		Operators reactive = Operators.of(this.project, Tree.REACTIVE);
		List<Paired> main = files.stream().filter((file) -> !file.pair().isTest()).toList();
		List<Paired> tests = files.stream().filter((file) -> file.pair().isTest()).toList();
		Map<String, Object> overview = new TreeMap<>();
		overview.put("services", services(main, async, reactive));
		overview.put("tests", tests);
		overview.put("all", PackageFigures.of("main code", main, async, reactive));
		overview.put("lessons", files.stream().mapToInt((file) -> file.lessons().size()).sum());
		overview.put("unknownOperators", async.areUnknown() || reactive.areUnknown());
		return overview;
	}

	private static List<Map<String, Object>> services(List<Paired> main, Operators async, Operators reactive) {
		Map<String, List<Paired>> byModule = main.stream()
			.collect(Collectors.groupingBy((file) -> file.pair().module(), TreeMap::new, Collectors.toList()));
		return byModule.entrySet()
			.stream()
			.map((service) -> Map.of("name", service.getKey(), "figures",
					PackageFigures.of(service.getKey(), service.getValue(), async, reactive), "packages",
					packages(service.getValue(), async, reactive)))
			.toList();
	}

	private static List<Map<String, Object>> packages(List<Paired> files, Operators async, Operators reactive) {
		Map<String, List<Paired>> byPackage = files.stream()
			.collect(Collectors.groupingBy((file) -> file.pair().part(), TreeMap::new, Collectors.toList()));
		return byPackage.entrySet()
			.stream()
			.map((part) -> Map.<String, Object>of("name", part.getKey(), "files", part.getValue(), "figures",
					PackageFigures.of(part.getKey(), part.getValue(), async, reactive)))
			.toList();
	}

	private static Template template(String name) {
		try (Reader reader = new InputStreamReader(resource(name + ".mustache"), StandardCharsets.UTF_8)) {
			return Mustache.compiler().emptyStringIsFalse(true).compile(reader);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static InputStream resource(String name) {
		return DiffSite.class.getResourceAsStream(name);
	}

}
