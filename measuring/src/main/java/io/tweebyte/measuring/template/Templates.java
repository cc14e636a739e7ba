package io.tweebyte.measuring.template;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;

/**
 * Mustache templates beside the classes that use them. Values are escaped for HTML unless
 * a template asks for them raw.
 */
public final class Templates {

	/** By package and name: a site has thousands of pages. */
	private static final Map<String, Template> COMPILED = new ConcurrentHashMap<>();

	private Templates() {
	}

	/**
	 * Fills a template.
	 * @param owner in whose package the template and its partials are
	 * @param name of the file, without {@code .mustache}
	 */
	public static String render(Class<?> owner, String name, Object model) {
		return COMPILED.computeIfAbsent(owner.getPackageName() + "/" + name, (key) -> compiled(owner, name))
			.execute(model);
	}

	private static Template compiled(Class<?> owner, String name) {
		return Mustache.compiler()
			.emptyStringIsFalse(true)
			.zeroIsFalse(true)
			.withLoader((partial) -> new StringReader(text(owner, partial + ".mustache")))
			.compile(text(owner, name + ".mustache"));
	}

	/**
	 * Reads a file beside a class.
	 * @throws IllegalArgumentException when there is none
	 */
	public static String text(Class<?> owner, String file) {
		try (InputStream bytes = owner.getResourceAsStream(file)) {
			if (bytes == null) {
				throw new IllegalArgumentException("No file %s beside %s".formatted(file, owner.getName()));
			}
			return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
