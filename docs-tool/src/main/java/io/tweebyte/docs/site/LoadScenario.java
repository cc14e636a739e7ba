package io.tweebyte.docs.site;

import java.util.List;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.parity.JavaSource;

/**
 * A scenario under load, by which figures are named.
 *
 * @param name its name
 * @param meaning what a request of it is
 */
record LoadScenario(String name, String meaning) {

	/** The document that has a table of them. */
	static final String DOCUMENT = "jmeter/README.md";

	/** The heading of the table. */
	static final String HEADING = "plans";

	private static final String SOURCE = "jmeter/src/main/java/io/tweebyte/load/plan/Scenario.java";

	/** The constants of the rig's enum; none in a project without. */
	static List<LoadScenario> of(Project project) {
		if (!project.has(SOURCE)) {
			return List.of();
		}
		return JavaSource.read(project, SOURCE)
			.unit()
			.getTypeDecls()
			.stream()
			.flatMap((type) -> ((ClassTree) type).getMembers().stream())
			.filter((member) -> member instanceof VariableTree field && field.getInitializer() instanceof NewClassTree)
			.map((constant) -> words((NewClassTree) ((VariableTree) constant).getInitializer()))
			.map((words) -> new LoadScenario(words.getFirst(), words.getLast()))
			.toList();
	}

	private static List<String> words(NewClassTree constant) {
		return constant.getArguments()
			.stream()
			.filter((argument) -> argument instanceof LiteralTree literal && literal.getValue() instanceof String)
			.map((argument) -> (String) ((LiteralTree) argument).getValue())
			.toList();
	}

}
