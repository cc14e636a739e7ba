package io.tweebyte.contracts.json;

import java.time.Instant;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.tweebyte.contracts.time.Microseconds;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.databind.type.LogicalType;

/**
 * JSON as the contract wants it: absent values left out, times with six digits, unknown
 * fields ignored, text where text is asked for, limits on depth and length.
 */
public final class ContractJson {

	/** How deep JSON from a client may be nested. */
	public static final int MAX_DEPTH = 50;

	/** How long a text in JSON may be, in characters: as long as the largest body. */
	public static final int MAX_TEXT = 1 << 20;

	/**
	 * How long the name of a field may be, in characters. Jackson keeps thousands of the
	 * names that it has read, however long they are.
	 */
	public static final int MAX_NAME = 100;

	/**
	 * How long a number may be, in digits. The time to read one grows with the square of
	 * its length.
	 */
	public static final int MAX_NUMBER = 1000;

	private ContractJson() {
	}

	/**
	 * Makes the mapper for bodies of clients and services.
	 * @return a mapper that keeps the contract
	 */
	public static JsonMapper mapper() {
		return builder().disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
			.withCoercionConfig(LogicalType.Textual, ContractJson::failOnAnythingButText)
			.build();
	}

	/**
	 * Makes the mapper that turns the fields of a form, which are all text, into a
	 * record.
	 * @return a mapper that reads {@code "true"} as a boolean
	 */
	public static JsonMapper formMapper() {
		return builder().build();
	}

	// to Jackson, turning a number into text is no coercion
	private static void failOnAnythingButText(MutableCoercionConfig text) {
		text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
			.setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
			.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
	}

	private static JsonMapper.Builder builder() {
		StreamReadConstraints constraints = StreamReadConstraints.builder()
			.maxNestingDepth(MAX_DEPTH)
			.maxStringLength(MAX_TEXT)
			.maxNameLength(MAX_NAME)
			.maxNumberLength(MAX_NUMBER)
			.build();
		return JsonMapper.builder(JsonFactory.builder().streamReadConstraints(constraints).build())
			.addModule(new SimpleModule("contract").addSerializer(new InstantSerializer()))
			.changeDefaultPropertyInclusion(inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_NULL))
			.disable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
			.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
			.disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
			.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
	}

	private static final class InstantSerializer extends StdSerializer<Instant> {

		private InstantSerializer() {
			super(Instant.class);
		}

		@Override
		public void serialize(Instant value, JsonGenerator generator, SerializationContext context) {
			generator.writeString(Microseconds.format(value));
		}

	}

}
