package io.tweebyte.docs;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;
import io.tweebyte.docs.diff.Comparison;
import io.tweebyte.docs.diff.Lines;
import io.tweebyte.docs.diff.Pair;
import io.tweebyte.docs.diff.Pairs;
import io.tweebyte.docs.diff.TerminalView;
import io.tweebyte.docs.site.DiffSite;

/** {@code ./tweebyte diff}: two forms of a service or class, side by side. */
@Command(name = "diff", description = "Show two trees side by side: async and reactive, or any two.", footer = { "",
		"Examples:", "  ./tweebyte diff                          how much of each service differs",
		"  ./tweebyte diff user                     a service: what differs in it, class by class",
		"  ./tweebyte diff user UserService         a class, whole", "  ./tweebyte diff user UserService async virtual",
		"                                           other trees",
		"  ./tweebyte diff virtual reactive         the same with all services",
		"  ./tweebyte diff --html                   pages for a browser, of all trees and documents, in .tweebyte/diff",
		"", "Between the lines: '|' differs, '<' and '>' on one side only, '~' at another place.",
		"On a terminal it is coloured (not with NO_COLOR) and shown page by page, by $PAGER.",
		"Exit codes: 0 shown or written, 1 there is no such service or class, 2 not understood." })
final class DiffCommand implements Callable<Integer> {

	private static final int CONTEXT = 3;

	private static final int WHOLE = -1;

	private static final String SITE = ".tweebyte/diff";

	private static final TreePair TREES = new TreePair(Tree.ASYNC, Tree.REACTIVE);

	private final Project project;

	@Spec
	private CommandSpec spec;

	@Parameters(index = "0", arity = "0..1", paramLabel = "SERVICE",
			description = "gateway, user, tweet, interaction, or common.")
	private String service;

	@Parameters(index = "1", arity = "0..1", paramLabel = "CLASS",
			description = "The simple name of a class, in any case; tests are classes, too.")
	private String name;

	@Parameters(index = "2..3", arity = "0..1", paramLabel = "TREE",
			description = "Two of async, reactive and virtual, also without a class or service before them.")
	private List<String> trees = List.of();

	@Option(names = "--html", arity = "0..1", fallbackValue = SITE, paramLabel = "FOLDER",
			description = "Write all of it as pages instead, into this folder (${FALLBACK-VALUE}).")
	private Path html;

	@Option(names = "--tests", description = "Show the tests of a service instead of its main code.")
	private boolean tests;

	@Option(names = "--width", defaultValue = "160", paramLabel = "N",
			description = "Characters in a line; that of the terminal, otherwise ${DEFAULT-VALUE}.")
	private int width;

	@Option(names = "--colour", description = "With colours; on a terminal by default.")
	private boolean colour;

	@Option(names = { "-h", "--help" }, usageHelp = true, description = "Show this help.")
	private boolean help;

	DiffCommand(Project project) {
		this.project = project;
	}

	@Override
	public Integer call() {
		PrintWriter out = this.spec.commandLine().getOut();
		TreePair pair = takeTrees();
		if (this.html != null) {
			write(out);
		}
		else if (this.service == null) {
			services(out, pair);
		}
		else {
			TerminalView view = new TerminalView(this.width, this.colour, out::println);
			if (this.name == null) {
				service(out, view, pair);
			}
			else {
				Pairs.of(this.project, pair)
					.ofClass(this.service, this.name)
					.forEach((file) -> show(view, Comparison.of(this.project, file), WHOLE));
			}
		}
		out.flush();
		return ExitCode.OK;
	}

	/** Takes the names of trees from the words, of which the last two may be such. */
	private TreePair takeTrees() {
		List<String> words = Stream
			.concat(Stream.of(this.service, this.name).filter(Objects::nonNull), this.trees.stream())
			.toList();
		int first = (int) words.stream().takeWhile((word) -> tree(word).isEmpty()).count();
		List<Tree> named = words.stream().skip(first).flatMap((word) -> tree(word).stream()).distinct().toList();
		if (first > 2 || words.size() - first != named.size() || !Set.of(0, 2).contains(named.size())) {
			throw new ParameterException(this.spec.commandLine(),
					"Name a service, a class of it, and two of the trees %s; or less."
						.formatted(Stream.of(Tree.values()).map(Tree::folder).collect(Collectors.joining(", "))));
		}
		this.service = (first > 0) ? words.getFirst() : null;
		this.name = (first > 1) ? words.get(1) : null;
		return named.isEmpty() ? TREES : new TreePair(named.getFirst(), named.getLast());
	}

	private static Optional<Tree> tree(String word) {
		return Stream.of(Tree.values()).filter((tree) -> tree.folder().equalsIgnoreCase(word)).findFirst();
	}

	private void write(PrintWriter out) {
		// without "=", the word after --html is taken for the folder
		if (this.service != null || Pairs.of(this.project, TREES).services().contains(this.html.toString())) {
			throw new ParameterException(this.spec.commandLine(), "--html writes all services: name none.");
		}
		Path first = new DiffSite(this.project).write(this.project.root().resolve(this.html));
		out.println("Open " + first.toUri());
	}

	private void services(PrintWriter out, TreePair pair) {
		Map<String, List<Comparison>> byModule = compared(Pairs.of(this.project, pair).all()).stream()
			.filter((file) -> !file.pair().isShared())
			.collect(Collectors.groupingBy((one) -> one.pair().module(), TreeMap::new, Collectors.toList()));
		out.println("%-22s %6s %6s %8s %9s %8s %10s".formatted("", "pairs", "alone", pair.left().folder(),
				pair.right().folder(), "differs", "comments"));
		byModule.forEach((module, files) -> out.println(line(module, files)));
		out.println(line("all", byModule.values().stream().flatMap(List::stream).toList()));
		out.println();
		out.println(
				"Lines of code, without comments, empty lines, package and imports; differs: the share of them that the");
		out.println(
				"other side has not, or with other words, files alone included; comments: the same share of comments.");
		out.println("Files that both trees use are not counted.");
	}

	private static String line(String name, List<Comparison> files) {
		Lines code = Lines.sum(files, Comparison::code);
		Lines comments = Lines.sum(files, Comparison::comments);
		long pairs = files.stream().filter((file) -> file.pair().isWhole()).count();
		return "%-22s %6d %6d %8d %9d %6d %% %8d %%".formatted(name, pairs, files.size() - pairs, code.left(),
				code.right(), code.percent(), comments.percent());
	}

	private void service(PrintWriter out, TerminalView view, TreePair pair) {
		List<Comparison> files = compared(Pairs.of(this.project, pair).ofService(this.service));
		if (files.isEmpty()) {
			out.println(this.tests ? "There are no tests." : "There are tests only: --tests shows them.");
		}
		files.forEach((file) -> out.println("%-40s %-12s %5d %5d  %s".formatted(file.pair().name(), file.pair().part(),
				file.code().left(), file.code().right(), file.share())));
		files.stream().filter(Comparison::differs).filter((file) -> file.pair().isWhole()).forEach((file) -> {
			out.println();
			show(view, file, CONTEXT);
		});
	}

	private List<Comparison> compared(List<Pair> pairs) {
		return pairs.stream()
			.filter((pair) -> pair.isTest() == this.tests)
			.map((pair) -> Comparison.of(this.project, pair))
			.toList();
	}

	private static void show(TerminalView view, Comparison file, int context) {
		view.heading(file.pair().path() + ": " + file.share());
		view.print(file.rows(), context);
	}

}
