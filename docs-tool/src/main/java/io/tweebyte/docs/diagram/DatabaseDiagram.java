package io.tweebyte.docs.diagram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.DocsException;

/** Draws the tables of all databases from the scripts in {@code db/}. */
final class DatabaseDiagram {

	/** The databases, by the folders of their scripts. */
	static final String SCRIPTS = "db/src/main/resources/db";

	private static final Pattern TABLE = Pattern.compile("(?m)^create table (\\w+) \\(\\n(.*?)^\\)", Pattern.DOTALL);

	/** One tab, a name, and the beginning of a type: checks that go on have two tabs. */
	private static final Pattern COLUMN = Pattern.compile("(?m)^\\t(?!constraint)(\\w+)\\s+(\\w+)(.*)$");

	private static final Pattern KEY = Pattern.compile("primary key \\(([^)]*)\\)");

	private static final Pattern REFERENCE = Pattern.compile("foreign key \\((\\w+)\\) references (\\w+) ");

	private final Project project;

	DatabaseDiagram(Project project) {
		this.project = project;
	}

	/**
	 * The diagram as text.
	 * @throws DocsException when there is no table to draw
	 */
	String source() {
		StringBuilder source = new StringBuilder("""
				@startuml
				' Written by ./tweebyte docs from db/: do not edit.
				!pragma layout smetana
				skinparam defaultFontName sans-serif
				skinparam shadowing false
				hide circle
				hide empty members
				""");
		List<String> references = new ArrayList<>();
		scripts().forEach((database, script) -> {
			source.append("package \"database ").append(database).append("\" {\n");
			TABLE.matcher(script).results().forEach((table) -> {
				source.append(table(table.group(1), table.group(2)));
				REFERENCE.matcher(table.group(2))
					.results()
					.map((reference) -> "%s }o--|| %s : %s\n".formatted(table.group(1), reference.group(2),
							reference.group(1)))
					.forEach(references::add);
			});
			source.append("}\n");
		});
		if (source.indexOf("entity ") < 0) {
			throw new DocsException(SCRIPTS + " makes no table that could be drawn");
		}
		references.forEach(source::append);
		return source.append("@enduml\n").toString();
	}

	private Map<String, String> scripts() {
		Map<String, String> scripts = new LinkedHashMap<>();
		for (String path : this.project.files(SCRIPTS)) {
			if (path.endsWith(".sql")) {
				String database = path.substring(SCRIPTS.length() + 1, path.lastIndexOf('/'));
				scripts.merge(database, this.project.read(path), String::concat);
			}
		}
		return scripts;
	}

	private static String table(String name, String body) {
		Matcher key = KEY.matcher(body);
		Set<String> keys = key.find() ? Set.of(key.group(1).split(", ")) : Set.of();
		StringBuilder inKey = new StringBuilder();
		StringBuilder others = new StringBuilder();
		COLUMN.matcher(body).results().forEach((column) -> {
			boolean required = column.group(3).contains("not null") || column.group(3).contains("identity");
			(keys.contains(column.group(1)) ? inKey : others).append("    ")
				.append(required ? "* " : "")
				.append(column.group(1))
				.append(" : ")
				.append(column.group(2))
				.append('\n');
		});
		return "  entity " + name + " {\n" + inKey + "    --\n" + others + "  }\n";
	}

}
