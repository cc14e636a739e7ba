package io.tweebyte.checks.vocabulary;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;

/** No file of the project has a word that the vocabulary replaces. */
public final class VocabularyRule {

	private VocabularyRule() {
	}

	/**
	 * Returns what to change, each with file and line.
	 * @throws IOException when the files cannot be listed
	 */
	public static List<String> violations(Project project) throws IOException {
		return violations(project, Vocabulary.read());
	}

	static List<String> violations(Project project, Vocabulary vocabulary) throws IOException {
		AllowList allowed = AllowList.of(project);
		List<String> violations = new ArrayList<>();
		for (String path : TextFiles.of(project)) {
			vocabulary.find(project.read(path))
				.stream()
				.filter((found) -> !allowed.allows(path + " quotes " + found.phrase()))
				.map((found) -> "%s:%d: '%s': write '%s'".formatted(path, found.line(), found.phrase(),
						found.instead()))
				.forEach(violations::add);
		}
		violations.addAll(allowed.faults((subject) -> subject.contains(" quotes ")));
		return violations;
	}

}
