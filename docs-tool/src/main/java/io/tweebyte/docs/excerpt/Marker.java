package io.tweebyte.docs.excerpt;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.checks.Tree;
import io.tweebyte.docs.DocsException;

/**
 * A comment in a document below which an excerpt stands:
 *
 * <pre>
 * &lt;!-- pair user-service UserService#summary --&gt;
 * &lt;!-- pair user-service UserRepository#SUMMARY,findUser | UserRepository#findUser,user --&gt;
 * &lt;!-- trees user-service UserService#summary --&gt;
 * &lt;!-- trees user-service UserService#summary | UserService#summary | UserService#summary,load --&gt;
 * &lt;!-- only async gateway-service ZuulConfiguration#install --&gt;
 * &lt;!-- file db/src/main/resources/db/users/V1__users.sql from "create table" to ");" --&gt;
 * &lt;!-- quote docs/results/2026-11-28-study/report.md "- Reactive needs 30 %" "- Virtual needs 16 %" --&gt;
 * &lt;!-- file docs/preview/StructuredProfile.java#profile,respond --&gt;
 * &lt;!-- claims docs/claims.csv by docs/results/2026-11-28-study --&gt;
 * &lt;!-- settings tweebyte.cache --&gt;
 * &lt;!-- expected tweet-service HangUpIntegrationTests of HangUp --&gt;
 * </pre>
 *
 * and which ends with {@code <!-- end -->}.
 */
sealed interface Marker {

	/** Ends what stands below a marker. */
	String END = "<!-- end -->";

	/** What a line looks like that means to be a marker. */
	Pattern LINE = Pattern.compile("<!-- (pair|trees|only|file|quote|claims|settings|expected)\\b(.*) -->");

	Pattern PAIR = Pattern.compile(" (\\S+) (\\S+)(?: \\| (\\S+))?");

	Pattern TREES = Pattern.compile(" (\\S+) (\\S+)(?: \\| (\\S+) \\| (\\S+))?");

	Pattern ONLY = Pattern.compile(" (async|reactive|virtual) (\\S+) (\\S+)");

	Pattern FILE = Pattern.compile(" (\\S+) from \"(.+)\" to \"(.+)\"");

	Pattern QUOTE = Pattern.compile(" (\\S+)((?: \"[^\"]+\")+)");

	Pattern QUOTED = Pattern.compile("\"([^\"]+)\"");

	Pattern SOURCE = Pattern.compile(" (\\S+/(\\w+)\\.java)#(\\S+)");

	Pattern CLAIMS = Pattern.compile(" (\\S+) by (\\S+(?: \\S+)*)");

	Pattern SETTINGS = Pattern.compile(" (\\S+)");

	Pattern EXPECTED = Pattern.compile(" (\\S+) (\\S+) of (\\S+)");

	/**
	 * Reads a line of a document.
	 * @throws DocsException when it begins like a marker and is none
	 */
	static Optional<Marker> of(String line) {
		Matcher marker = LINE.matcher(line);
		if (!marker.matches()) {
			return Optional.empty();
		}
		String rest = marker.group(2);
		return Optional.of(switch (marker.group(1)) {
			case "pair" -> pair(matched(PAIR, rest, line));
			case "trees" -> trees(matched(TREES, rest, line));
			case "only" -> only(matched(ONLY, rest, line));
			case "quote" -> quote(matched(QUOTE, rest, line));
			case "claims" -> claims(matched(CLAIMS, rest, line));
			case "settings" -> new Settings(matched(SETTINGS, rest, line).group(1));
			case "expected" -> expected(matched(EXPECTED, rest, line));
			default ->
				SOURCE.matcher(rest).matches() ? source(matched(SOURCE, rest, line)) : file(matched(FILE, rest, line));
		});
	}

	private static Matcher matched(Pattern pattern, String rest, String line) {
		Matcher matcher = pattern.matcher(rest);
		if (!matcher.matches()) {
			throw new DocsException("'" + line + "' is no marker: see io.tweebyte.docs.excerpt.Marker");
		}
		return matcher;
	}

	private static Marker pair(Matcher words) {
		Members async = Members.of(words.group(2));
		return new Pair(words.group(1), async, (words.group(3) != null) ? Members.of(words.group(3)) : async);
	}

	private static Marker trees(Matcher words) {
		Members async = Members.of(words.group(2));
		return (words.group(3) == null) ? new Trees(words.group(1), List.of(async, async, async))
				: new Trees(words.group(1), List.of(async, Members.of(words.group(3)), Members.of(words.group(4))));
	}

	private static Marker only(Matcher words) {
		Tree tree = Tree.valueOf(words.group(1).toUpperCase(Locale.ROOT));
		return new Only(tree, words.group(2), Members.of(words.group(3)));
	}

	private static Marker source(Matcher words) {
		return new Source(words.group(1), Members.of(words.group(2) + "#" + words.group(3)));
	}

	private static Marker file(Matcher words) {
		return new File(words.group(1), words.group(2), words.group(3));
	}

	private static Marker quote(Matcher words) {
		return new Quote(words.group(1),
				QUOTED.matcher(words.group(2)).results().map((quoted) -> quoted.group(1)).toList());
	}

	private static Marker claims(Matcher words) {
		return new Claims(words.group(1), List.of(words.group(2).split(" ")));
	}

	private static Marker expected(Matcher words) {
		return new Expected(words.group(1), Members.of(words.group(2)), words.group(3));
	}

	/**
	 * Async and reactive side by side.
	 *
	 * @param module the module, which has the same name in both
	 * @param async what to show of one
	 * @param reactive what to show of the other
	 */
	record Pair(String module, Members async, Members reactive) implements Marker {

	}

	/**
	 * All trees side by side.
	 *
	 * @param module the module, which has the same name in all
	 * @param members what to show of each tree, in the order of {@link Tree}
	 */
	record Trees(String module, List<Members> members) implements Marker {

	}

	/**
	 * One tree alone.
	 *
	 * @param tree which
	 * @param module the module
	 * @param members what to show
	 */
	record Only(Tree tree, String module, Members members) implements Marker {

	}

	/**
	 * Lines of any file.
	 *
	 * @param path the path from the root
	 * @param from what the first line contains
	 * @param to what the last line contains
	 */
	record File(String path, String from, String to) implements Marker {

	}

	/**
	 * Single lines of any file.
	 *
	 * @param path the path from the root
	 * @param words what the lines contain, in the order of the excerpt; several lines may
	 * contain the same words
	 */
	record Quote(String path, List<String> words) implements Marker {

	}

	/**
	 * Members of a Java file outside of the trees.
	 *
	 * @param path the path from the root
	 * @param members what to show
	 */
	record Source(String path, Members members) implements Marker {

	}

	/**
	 * Published claims beside kept runs.
	 *
	 * @param path the path of the claims from the root
	 * @param runs the folders of the runs
	 */
	record Claims(String path, List<String> runs) implements Marker {

	}

	/**
	 * A table of settings.
	 *
	 * @param prefix what their names begin with
	 */
	record Settings(String prefix) implements Marker {

	}

	/**
	 * What a test expects in each tree.
	 *
	 * @param module the module, which has the same name in all
	 * @param test the test, which is in all
	 * @param rows the enum of what it tries
	 */
	record Expected(String module, Members test, String rows) implements Marker {

	}

	/**
	 * Members of a type.
	 *
	 * @param type the simple name of the type
	 * @param names the members; empty for the whole type
	 */
	record Members(String type, List<String> names) {

		static Members of(String words) {
			int hash = words.indexOf('#');
			return (hash < 0) ? new Members(words, List.of())
					: new Members(words.substring(0, hash), List.of(words.substring(hash + 1).split(",")));
		}

	}

}
