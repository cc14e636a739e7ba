package io.tweebyte.contracts.json;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.time.Microseconds;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.ToStringSerializerBase;
import tools.jackson.databind.type.LogicalType;

/**
 * JSON as the contract wants it: absent values left out, times with six digits, unknown
 * fields ignored, text where text is wanted, strict ids, limits on depth and length.
 */
public final class ContractJson {

	public static final int MAX_DEPTH = 50;

	/** In characters: as long as the largest body. */
	public static final int MAX_TEXT = 1 << 20;

	/** In characters. Jackson keeps thousands of the names it has read, however long. */
	public static final int MAX_NAME = 100;

	/** In digits. The time to read a number grows with the square of its length. */
	public static final int MAX_NUMBER = 1000;

	private ContractJson() {
	}

	public static JsonMapper mapper() {
		StreamReadConstraints constraints = StreamReadConstraints.builder()
			.maxNestingDepth(MAX_DEPTH)
			.maxStringLength(MAX_TEXT)
			.maxNameLength(MAX_NAME)
			.maxNumberLength(MAX_NUMBER)
			.build();
		return JsonMapper.builder(JsonFactory.builder().streamReadConstraints(constraints).build())
			.addModule(new SimpleModule("contract").addSerializer(new InstantSerializer())
				.addDeserializer(UUID.class, new UuidDeserializer()))
			.changeDefaultPropertyInclusion(inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_NULL))
			.disable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
			.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
			.disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
			.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
			.disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY, MapperFeature.ALLOW_COERCION_OF_SCALARS)
			.withCoercionConfig(LogicalType.Textual, ContractJson::failOnAnythingButText)
			.build();
	}

	// to Jackson, turning a number into text is no coercion
	private static void failOnAnythingButText(MutableCoercionConfig text) {
		text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
			.setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
			.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
	}

	private static final class InstantSerializer extends ToStringSerializerBase {

		private InstantSerializer() {
			super(Instant.class);
		}

		@Override
		public String valueToString(Object value) {
			return Microseconds.format((Instant) value);
		}

	}

	// Jackson's own also reads 1-1-1-1-1 and Base64
	private static final class UuidDeserializer extends StdScalarDeserializer<UUID> {

		private UuidDeserializer() {
			super(UUID.class);
		}

		@Override
		public UUID deserialize(JsonParser parser, DeserializationContext context) {
			Optional<UUID> id = parser.hasToken(JsonToken.VALUE_STRING) ? Identifiers.parse(parser.getString())
					: Optional.empty();
			return id.orElseGet(() -> context.reportInputMismatch(UUID.class, Identifiers.MESSAGE));
		}

	}

}
