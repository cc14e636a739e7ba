package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.util.TreeScanner;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * Rule 1, second half: no word for the model in a package, a type's name, or a text of
 * main code. Property keys and type names written as text are no texts, nor are the names
 * an annotation refers to.
 */
public final class NeutralWords {

	/** Words that tell one model from another. */
	static final Set<String> WORDS = Set.of("async", "asynchronous", "asynchronously", "reactive", "reactively",
			"reactor", "blocking", "nonblocking", "mono", "flux", "webflux", "mvc", "webmvc", "servlet", "completable",
			"virtual");

	private NeutralWords() {
	}

	public static List<String> violations(Project project) {
		AllowList allowed = AllowList.of(project);
		List<String> violations = new ArrayList<>();
		Tree.allFolders()
			.stream()
			.flatMap((folder) -> project.modules(folder).stream())
			.flatMap((module) -> project.files(module + "/src/main/java").stream())
			.filter((path) -> path.endsWith(".java"))
			.forEach((path) -> scan(project, path, allowed, violations));
		violations.addAll(allowed.faults((subject) -> subject.contains(" says ")));
		return violations;
	}

	private static void scan(Project project, String path, AllowList allowed, List<String> violations) {
		new Texts((place, text) -> words(text).forEach((word) -> {
			if (!allowed.allows(path + " says " + word)) {
				violations.add(path + ": the " + place + " '" + text + "' says '" + word
						+ "', a word for one model: choose words that fit all trees");
			}
		})).scan(JavaSource.parse(project, path), null);
	}

	/** The words of the list that a text or a camel-case name contains. */
	static Set<String> words(String text) {
		String spaced = text.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ");
		return Stream.concat(split(text), split(spaced))
			.filter(WORDS::contains)
			.collect(Collectors.toCollection(TreeSet::new));
	}

	private static Stream<String> split(String text) {
		return Stream.of(text.toLowerCase(Locale.ROOT).replace("non-", "non").split("[^a-z]+"));
	}

	/** Takes what was found, and where. */
	private interface Finds {

		void accept(String place, String text);

	}

	private static final class Texts extends TreeScanner<Void, Void> {

		private final Finds finds;

		private int annotations;

		Texts(Finds finds) {
			this.finds = finds;
		}

		@Override
		public Void visitCompilationUnit(CompilationUnitTree unit, Void nothing) {
			if (unit.getPackageName() != null) {
				this.finds.accept("package", unit.getPackageName().toString());
			}
			return scan(unit.getTypeDecls(), nothing);
		}

		@Override
		public Void visitClass(ClassTree type, Void nothing) {
			this.finds.accept("type", type.getSimpleName().toString());
			return super.visitClass(type, nothing);
		}

		@Override
		public Void visitAnnotation(AnnotationTree annotation, Void nothing) {
			this.annotations++;
			super.visitAnnotation(annotation, nothing);
			this.annotations--;
			return nothing;
		}

		@Override
		public Void visitLiteral(LiteralTree literal, Void nothing) {
			if (literal.getValue() instanceof String text && !isName(text)) {
				this.finds.accept("text", text);
			}
			return nothing;
		}

		private boolean isName(String text) {
			return !text.contains(" ") && (this.annotations > 0 || text.contains("."));
		}

	}

}
